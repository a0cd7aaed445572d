import { Button, ButtonLink, HideBelow, StatusDot, type StatusTone } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type PlanStanding, standingOf } from '#entities/tenant-subscriptions/plan-facts.ts';
import { subscriptionState, tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useNow } from '#shared/loading/use-now.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { isAllowed } from './area-guard.ts';

/** From so many days before its end on, a trial is pressing. */
const PRESSING_DAYS = 14;

/** A telephone has room for the part that counts: the link says all of it. */
const wide = { wide: <HideBelow as="span" /> };
/** The words of such a part with the rest. */
const whole = (words: string): string => words.replaceAll(/<\/?wide>/g, '');

/**
 * How the subscription stands, where it is no ordinary paid one: on trial, over, managed by a partner, or not read. Each
 * leads to what can be done about it.
 */
export function PlanState() {
  const { t } = useTranslation('home');
  const now = useNow();
  const tenant = useQuery(tenantsQueries.current());
  const isBilled = isAllowed('billing', tenant.data);
  // A failed read is asked again by the page that needs it, or by the reader: the frame comes later and would ask twice.
  const read = useQuery({ ...tenantSubscriptionsQueries.current(), enabled: isBilled, retryOnMount: false });
  const plan = subscriptionState(read);
  if (!isBilled) return null;
  if (plan.state === 'failed')
    return (
      <Button
        design="quaternary"
        size="sm"
        aria-label={t('plan.readAgain')}
        busy={read.isFetching}
        onClick={() => void read.refetch()}
      >
        <StatusDot tone="warning">
          {/* A telephone has no room for words beside those of a lost connection. */}
          <HideBelow as="span">{t('plan.unread')}</HideBelow>
        </StatusDot>
      </Button>
    );
  if (plan.state !== 'known') return null;
  const { subscription, partner } = plan.info;
  const standing = standingOf(subscription, now);
  if (standing.kind === 'paid' && partner === null) return null;
  return (
    <ButtonLink
      design="quaternary"
      size="sm"
      aria-label={words()}
      render={(props) => <Link {...props} to={tenantSubscriptionsPaths.current()} />}
    >
      <StatusDot tone={partner === null ? toneOf(standing) : 'off'}>{shownWords()}</StatusDot>
    </ButtonLink>
  );

  function words(): string {
    if (partner !== null) return whole(t('plan.partner'));
    if (standing.kind !== 'trial') return t('plan.trialOver');
    if (standing.daysLeft === undefined) return t('plan.trial');
    return whole(
      standing.daysLeft === 0 ? t('plan.trialToday') : t('plan.trialLeft', { count: standing.daysLeft }),
    );
  }
  function shownWords(): ReactNode {
    if (partner !== null) return <Trans t={t} i18nKey="plan.partner" components={wide} />;
    if (standing.kind !== 'trial' || standing.daysLeft === undefined) return words();
    if (standing.daysLeft === 0) return <Trans t={t} i18nKey="plan.trialToday" components={wide} />;
    return <Trans t={t} i18nKey="plan.trialLeft" count={standing.daysLeft} components={wide} />;
  }
}

function toneOf(standing: PlanStanding): StatusTone {
  if (standing.kind === 'trial-over') return 'danger';
  const isPressing = standing.kind === 'trial' && (standing.daysLeft ?? Infinity) <= PRESSING_DAYS;
  return isPressing ? 'warning' : 'info';
}
