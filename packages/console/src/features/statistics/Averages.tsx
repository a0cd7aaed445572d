import { Grid, MailIcon, StatTile, StorageIcon, UsageIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { addDays } from '#shared/i18n/days.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { averageOf, grownIn, spanOf } from './usage-growth.ts';

const NO_FIGURE = '–';

/** What came in over the period, and on an average day of it. */
export function Averages({ days }: { days: readonly UsageDay[] }) {
  const { t } = useTranslation('statistics');
  const { number, bytes, date } = useFormats();
  const shown = (value: number | undefined, format: (value: number) => string) =>
    value === undefined ? NO_FIGURE : format(Math.round(value));
  /** The first day is not in it: what came in is counted from its end on. */
  const noteOf = (what: 'mails' | 'bytes') => {
    const span = spanOf(days, what);
    return span && t('average.note', { from: date(addDays(span[0], 1)), to: date(span[1]) });
  };
  const mails = grownIn(days, 'mails');
  const size = grownIn(days, 'bytes');
  const each = mails && size !== undefined ? size / mails : undefined;
  return (
    <Grid columns={4} least={160}>
      <StatTile
        icon={MailIcon}
        label={t('total.mails')}
        value={shown(mails, number)}
        note={t('total.note')}
      />
      <StatTile
        icon={StorageIcon}
        label={t('total.storage')}
        value={shown(size, bytes)}
        note={t('total.each', { size: shown(each, bytes) })}
      />
      <StatTile
        icon={UsageIcon}
        label={t('average.mails')}
        value={shown(averageOf(days, 'mails'), number)}
        note={noteOf('mails')}
      />
      <StatTile
        icon={UsageIcon}
        label={t('average.storage')}
        value={shown(averageOf(days, 'bytes'), bytes)}
        note={noteOf('bytes')}
      />
    </Grid>
  );
}
