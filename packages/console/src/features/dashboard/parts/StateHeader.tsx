import { DashboardIcon, PageHeader, type PageHeaderTone, Skeleton, WarningIcon, WorkingIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/format.ts';
import { archivingState } from '../dashboard-figures.ts';
import { valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';

interface StateHeaderProps {
  dashboard: Dashboard;
  /** Nothing could be read, and the page says so below. */
  hasFailed: boolean;
  /** How many matters need the reader. */
  matters: number;
  now: Date;
}

/** The page's first line: how archiving stands, in a sentence that the history bears out. */
export function StateHeader({ dashboard: { history, mails }, hasFailed, matters, now }: StateHeaderProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const archiving = archivingState(valueOf(history), valueOf(mails), now);
  const calls = matters > 0 && t('state.attention', { count: matters });
  const header = (icon: typeof WorkingIcon, tone: PageHeaderTone, title: string, words: string | false) => (
    <PageHeader
      icon={icon}
      tone={tone}
      title={title}
      sentence={!hasFailed && history.state === 'pending' ? <Skeleton width="38ch" /> : [words, calls].filter(Boolean).join(' ')}
    />
  );
  switch (archiving.state) {
    case 'working': {
      const { daysAgo, lastDay } = archiving;
      const last = daysAgo === 0 ? t('state.lastToday') : t('state.lastDay', { ago: formats.ago(lastDay, now) });
      return header(WorkingIcon, 'success', t('state.working'), last);
    }
    case 'quiet': {
      const { daysAgo, lastDay } = archiving;
      const since = t('state.quietText', { date: formats.date(lastDay) });
      return header(WarningIcon, 'warning', t('state.quiet', { count: daysAgo }), since);
    }
    case 'empty':
      return header(DashboardIcon, 'accent', t('state.empty'), t('state.emptyText'));
    case 'unknown':
      return header(DashboardIcon, 'accent', t('title'), !hasFailed && history.state === 'failed' && t('state.unknownText'));
  }
}
