import {
  DashboardIcon,
  PageHeader,
  type PageHeaderProps,
  Skeleton,
  WarningIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { archivingState } from '../dashboard-figures.ts';
import { valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';

interface StateHeaderProps {
  dashboard: Dashboard;
  /** Nothing could be read, and the page says so below. */
  hasFailed: boolean;
  /** How many matters need the reader. */
  matters: number;
  /** Age of the oldest figure of the page. */
  asOf: Date;
  now: Date;
}

/** The page's first line: how archiving stands, in a sentence that the history bears out, and the age of its figures. */
export function StateHeader({ dashboard, hasFailed, matters, asOf, now }: StateHeaderProps) {
  const { history, mails } = dashboard;
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const archiving = archivingState(valueOf(history), valueOf(mails), now);

  function unknownSentence(): string {
    if (hasFailed) return t('state.failedText');
    return history.state === 'failed' ? t('state.unknownText') : '';
  }

  function header(): Pick<PageHeaderProps, 'icon' | 'tone' | 'title'> & { sentence: string } {
    if (archiving.state === 'working') {
      const ago = formats.ago(archiving.lastDay, now);
      const last = archiving.daysAgo === 0 ? t('state.lastToday') : t('state.lastDay', { ago });
      return { icon: WorkingIcon, tone: 'success', title: t('state.working'), sentence: last };
    }
    if (archiving.state === 'quiet') {
      const since = t('state.quietText', { date: formats.date(archiving.lastDay) });
      const title = t('state.quiet', { count: archiving.daysAgo });
      return { icon: WarningIcon, tone: 'warning', title, sentence: since };
    }
    if (archiving.state === 'empty') {
      return { icon: DashboardIcon, title: t('state.empty'), sentence: t('state.emptyText') };
    }
    return { icon: DashboardIcon, title: t('title'), sentence: unknownSentence() };
  }

  const { sentence, ...rest } = header();
  const age = Number.isNaN(asOf.getTime()) ? '' : t('state.asOf', { time: formats.time(asOf) });
  const calls = matters > 0 ? t('state.attention', { count: matters }) : '';
  return (
    <PageHeader
      {...rest}
      sentence={
        !hasFailed && history.state === 'pending' ? (
          <Skeleton width="38ch" />
        ) : (
          [sentence, calls, age].filter(Boolean).join(' ')
        )
      }
    />
  );
}
