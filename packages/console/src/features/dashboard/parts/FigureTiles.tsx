import { Grid, MailIcon, type StatTileMeter, StorageIcon, UsageIcon, UsersIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { statisticsPaths } from '#shared/paths/statistics.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { storageLevel } from '../dashboard-figures.ts';
import { valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { useFreshness } from '../use-freshness.ts';
import { FigureTile } from './FigureTile.tsx';
import { useTileNotes } from './use-tile-notes.ts';

interface FigureTilesProps {
  dashboard: Dashboard;
  /** How old the figures are as the page says it. */
  pageAsOf: Date;
  now: Date;
}

/** The four figures, and what each of them means. */
export function FigureTiles({ dashboard, pageAsOf, now }: FigureTilesProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const notes = useTileNotes(dashboard, now);
  const freshness = useFreshness(pageAsOf);
  const tileOf = (id: keyof typeof notes) => ({
    figure: dashboard[id],
    note: notes[id],
    asOf: freshness(dashboard[id]),
  });
  return (
    <Grid columns={4} least={160}>
      <FigureTile
        icon={MailIcon}
        label={t('tile.mails')}
        format={formats.number}
        {...tileOf('mails')}
        to={statisticsPaths.page()}
      />
      <FigureTile
        icon={StorageIcon}
        label={t('tile.storage')}
        format={formats.bytes}
        {...tileOf('storage')}
        to={statisticsPaths.page()}
        meter={meterOf(dashboard)}
      />
      <FigureTile
        icon={UsersIcon}
        label={t('tile.users')}
        format={formats.number}
        {...tileOf('users')}
        to={usersPaths.list()}
      />
      <FigureTile
        icon={UsageIcon}
        label={t('tile.average')}
        format={formats.number}
        {...tileOf('average')}
        to={statisticsPaths.page()}
      />
    </Grid>
  );
}

function meterOf({ storage, limit }: Dashboard): StatTileMeter | undefined {
  const [used, size] = [valueOf(storage), valueOf(limit)];
  if (used === undefined || size === undefined) return undefined;
  const { share, level } = storageLevel(used, size);
  return { share, tone: level === 'fine' ? 'normal' : level };
}
