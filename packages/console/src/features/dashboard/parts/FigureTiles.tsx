import {
  Grid,
  type IconShape,
  MailIcon,
  StatTile,
  type StatTileMeter,
  StorageIcon,
  TextButton,
  UsageIcon,
  UsersIcon,
} from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { statisticsPaths } from '#shared/paths/statistics.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { mailsThisMonth, mailsYesterday, storageLevel } from '../dashboard-figures.ts';
import { type Figure, valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { useFreshness } from '../use-freshness.ts';

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
        to={statisticsPaths.lastDays()}
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

interface FigureTileProps {
  icon: IconShape;
  label: string;
  figure: Figure;
  format: (value: number) => string;
  /** What the figure means, once it is here. */
  note?: ReactNode;
  meter?: StatTileMeter | undefined;
  /** How fresh it is, where the page's own line does not say it. */
  asOf?: string | undefined;
  /** Where what it counts is listed, if the console has such a place. */
  to?: string;
}

const NO_FIGURE = '–';

/** One figure. One that could not be read says so in its own place, and leaves the others alone. */
function FigureTile({ icon, label, figure, format, note, meter, asOf, to }: FigureTileProps) {
  const { t } = useTranslation('dashboard');
  if (figure.state === 'pending') return <StatTile icon={icon} label={label} />;
  if (figure.state === 'failed') return <FailedTile icon={icon} label={label} {...figure} />;
  if (figure.state === 'absent') {
    return <StatTile icon={icon} label={label} value={NO_FIGURE} note={t('tile.uncounted')} />;
  }
  return (
    <StatTile
      icon={icon}
      label={label}
      value={format(figure.value)}
      note={note}
      age={asOf === undefined ? undefined : { text: asOf, isStale: true }}
      {...(meter && { meter })}
      {...(to !== undefined && { render: (props) => <Link {...props} to={to} /> })}
    />
  );
}

interface FailedTileProps {
  icon: IconShape;
  label: string;
  error: Error;
  retry: () => void;
}

function FailedTile({ icon, label, error, retry }: FailedTileProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const words = useErrorWords(error);
  const action = (
    <TextButton onClick={retry} aria-label={t('tile.retry', { label })}>
      {t('shell:action.retry')}
    </TextButton>
  );
  return <StatTile icon={icon} label={label} failed={{ text: words?.title ?? t('tile.failed'), action }} />;
}

/** What each figure means: its change, its limit, its share. Empty until its data is loaded. */
function useTileNotes(dashboard: Dashboard, now: Date) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { limit, licensed } = dashboard;
  const days = valueOf(dashboard.history) ?? [];
  const used = valueOf(dashboard.storage) ?? 0;
  const month = mailsThisMonth(days, now);
  const yesterday = mailsYesterday(days, now);

  function storage(): string | undefined {
    if (limit.state === 'pending') return undefined;
    if (limit.state === 'failed') return t('tile.packageFailed');
    if (limit.state === 'absent') return t('tile.noPackage');
    const size = formats.bytes(limit.value);
    if (used >= limit.value) return t('tile.packageReached', { limit: size });
    return t('tile.package', { limit: size });
  }

  function users(): string | undefined {
    if (licensed.state === 'failed') return t('tile.licensesFailed');
    if (licensed.state !== 'ready') return undefined;
    return t('tile.licensed', { licensed: formats.number(licensed.value) });
  }

  function average(): string | undefined {
    if (yesterday !== undefined) return t('tile.yesterday', { mails: formats.number(yesterday) });
    return dashboard.history.state === 'ready' ? t('tile.noYesterday') : undefined;
  }

  return {
    mails: month === undefined ? undefined : t('tile.month', { mails: formats.number(month) }),
    storage: storage(),
    users: users(),
    average: average(),
  };
}
