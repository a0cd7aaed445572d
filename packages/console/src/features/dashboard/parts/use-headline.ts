import {
  DashboardIcon,
  formatList,
  type PageHeaderProps,
  SubscriptionIcon,
  WarningIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { type ContractMatter, type ContractPart, contractMatter, failedParts } from '../contract.ts';
import { archivingState } from '../dashboard-figures.ts';
import { NOT_ASKED, valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';

type Part = ContractPart | 'balance' | 'history' | 'mails';

/** How everything stands, in a sentence, and what of it leads the page. */
export interface Headline extends Pick<PageHeaderProps, 'icon' | 'tone'> {
  title: string;
  sentence: string;
  matter: ContractMatter | undefined;
  /** Reads again what could not be read. */
  retry: (() => void) | undefined;
}

/**
 * The state as far as everything it depends on has been read: contract first, then the mails. `undefined` while any of
 * it is on its way: "working" is no sentence to take back.
 */
export function useHeadline({ contract, history, limit, mails }: Dashboard, now: Date): Headline | undefined {
  const { t, i18n } = useTranslation('dashboard');
  const formats = useFormats();
  // Where no day was counted, the mails say whether anything is archived.
  const isUncounted = valueOf(history)?.every((day) => day.mails === null) === true;
  const reads = { ...contract, balance: limit, history, mails: isUncounted ? mails : NOT_ASKED };
  if (Object.values(reads).some(({ state }) => state === 'pending')) return undefined;

  const archiving = archivingState(valueOf(history), mails.state === 'absent' ? 0 : valueOf(mails), now);
  const matter = contractMatter(contract, now);
  const failed = failedParts<Part>(reads);
  const names: Record<Part, string> = {
    plan: t('state.part.plan'),
    consent: t('state.part.consent'),
    connector: t('state.part.connector'),
    balance: t('state.part.balance'),
    history: t('state.part.history'),
    mails: t('state.part.mails'),
  };
  const unread =
    failed.length > 0 &&
    t('state.unread', {
      parts: formatList(
        failed.map(({ part }) => names[part]),
        i18n.language,
      ),
    });

  function lastMails(): string {
    if (archiving.state === 'quiet') return t('state.quietText', { date: formats.date(archiving.lastDay) });
    if (archiving.state === 'empty') return t('state.emptyText');
    if (archiving.state !== 'working') return '';
    const ago = formats.ago(archiving.lastDay, now);
    return archiving.daysAgo === 0 ? t('state.lastToday') : t('state.lastDay', { ago });
  }

  function trialLeft(): string {
    if (matter?.kind !== 'trial') return '';
    return matter.daysLeft > 0 ? t('state.trialLeft', { count: matter.daysLeft }) : t('state.trialToday');
  }

  function standing(): Pick<Headline, 'icon' | 'tone' | 'title'> & { first?: string } {
    const icon = WarningIcon;
    if (matter?.kind === 'consent') {
      return { icon, tone: 'warning', title: t('state.consent'), first: t('state.consentText') };
    }
    if (matter?.kind === 'trialOver') {
      const ended = matter.ended && t('state.trialEnded', { date: formats.date(matter.ended) });
      const first = [ended, matter.isManaged && t('state.trialOverManaged')].filter(Boolean).join(' ');
      return { icon: SubscriptionIcon, tone: 'danger', title: t('state.trialOver'), first };
    }
    if (matter?.kind === 'connector') {
      const first = t('state.connectorText', { date: formats.date(matter.since) });
      return { icon, tone: 'danger', title: t('state.connector'), first };
    }
    if (failed.length > 0) return { icon, tone: 'warning', title: t('state.partly') };
    if (archiving.state === 'working') {
      return { icon: WorkingIcon, tone: 'success', title: t('state.working') };
    }
    if (archiving.state === 'quiet') {
      return { icon, tone: 'warning', title: t('state.quiet', { count: archiving.daysAgo }) };
    }
    return { icon: DashboardIcon, title: archiving.state === 'empty' ? t('state.empty') : t('title') };
  }

  const { first, title, ...look } = standing();
  return {
    ...look,
    title: [title, trialLeft()].filter(Boolean).join(' '),
    sentence: [first, matter?.kind === 'consent' ? '' : lastMails(), unread].filter(Boolean).join(' '),
    matter,
    retry: failed.length > 0 ? () => failed.forEach((part) => part.retry()) : undefined,
  };
}
