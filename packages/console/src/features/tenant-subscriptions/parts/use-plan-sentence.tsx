import { Badge, type PageHeaderProps, Skeleton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { standingOf } from '#entities/tenant-subscriptions/plan-facts.ts';
import { usePackageSize } from '../use-package-size.ts';
import type { SubscriptionState } from '#queries/tenant-subscriptions.ts';
import { useNow } from '#shared/loading/use-now.ts';
import { useFormats } from '#shared/i18n/format.ts';

/** How the subscription stands, for the head of its page. */
export function usePlanSentence(
  found: SubscriptionState,
): Pick<PageHeaderProps, 'tone' | 'sentence' | 'badge'> {
  const { t } = useTranslation(['tenant-subscriptions', 'objects']);
  const formats = useFormats();
  const sizeOf = usePackageSize();
  const now = useNow();
  if (found.state === 'pending') return { sentence: <Skeleton width="38ch" /> };
  if (found.state === 'none') return { sentence: t('current.none.sentence') };
  if (found.state === 'failed') return { sentence: t('current.unread') };
  const { subscription: plan, partner } = found.info;
  if (partner !== null) {
    const name = partner.displayName === '' ? t('objects:partner.unnamed') : partner.displayName;
    return {
      badge: <Badge tone="info">{t('badge.managed')}</Badge>,
      sentence: t('current.managed', { name }),
    };
  }
  const standing = standingOf(plan, now);
  const date = 'end' in standing && standing.end ? formats.date(standing.end) : undefined;
  if (standing.kind === 'trial-over')
    return {
      tone: 'danger',
      badge: <Badge tone="danger">{t('badge.trialOver')}</Badge>,
      sentence: date === undefined ? t('current.trialOverUndated') : t('current.trialOver', { date }),
    };
  if (standing.kind === 'trial') {
    const { daysLeft: count } = standing;
    return {
      badge: <Badge tone="warning">{t('badge.trial')}</Badge>,
      sentence:
        count === undefined
          ? t('current.trialUndated')
          : count === 0
            ? t('current.trialToday')
            : t('current.trial', { count, date }),
    };
  }
  const users = plan.standardUsers === null ? undefined : t('amount.users', { count: plan.standardUsers });
  const storage = sizeOf(plan.storage);
  return { sentence: paidText() };

  function paidText(): string {
    if (users !== undefined && storage !== undefined) return t('current.paid', { users, storage });
    if (users !== undefined) return t('current.paidUsers', { users });
    return storage === undefined ? t('current.unread') : t('current.paidStorage', { storage });
  }
}
