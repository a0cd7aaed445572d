import type { Subscription } from '@archive-console/api-client';
import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unitPrice } from '#entities/articles/unit-price.ts';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { type SubscriptionInfo, tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { monthlyUsers, packageWith } from './plan-facts.ts';

/**
 * What further users cost, as far as it is known: beyond those that are reserved they are billed by the month. Nothing on
 * a trial, and where those that are reserved suffice.
 */
export function FurtherUsers({ count }: { count: number }) {
  const { t } = useTranslation('objects');
  const { money } = useBillingFormats();
  const current = useBilledPlan();
  const standing = standingOfBill(current.data);
  const plan = standing.kind === 'paid' ? standing.plan : undefined;
  const reserved = plan?.standardUsers ?? undefined;
  const counted = useQuery({ ...consumptionsQueries.userCount(), enabled: reserved !== undefined });
  const users = counted.data;
  const isCounted = reserved !== undefined && users !== undefined;
  const further = isCounted ? monthlyUsers(users + count, reserved) - monthlyUsers(users, reserved) : 0;
  const price = usePriceOfOne(further > 0, plan);
  const open = (
    <TextLink render={(props) => <Link {...props} to={tenantSubscriptionsPaths.current()} />}>
      {t('furtherUsers.open')}
    </TextLink>
  );
  const unread = [current, counted].find(({ data, isError }) => data === undefined && isError);
  if (unread !== undefined)
    return (
      <RetryNotice
        title={unread === current ? t('furtherUsers.planUnread') : t('furtherUsers.usersUnread')}
        error={unread.error}
        onRetry={() => void unread.refetch()}
      />
    );
  if (standing.kind === 'partner')
    return (
      <Banner
        title={t('furtherUsers.partner', { name: standing.name || t('partner.unnamed') })}
        action={open}
      />
    );
  if (standing.kind === 'trial-over')
    return (
      <Banner tone="warning" title={t('furtherUsers.trialOver')} action={open}>
        {t('furtherUsers.trialOverText')}
      </Banner>
    );
  if (!isCounted || further === 0) return null;
  return (
    <Banner title={t('furtherUsers.reserved', { reserved, users })} action={open}>
      {price === undefined
        ? t('furtherUsers.billed', { count: further })
        : t('furtherUsers.priced', { count: further, price: money(price) })}
    </Banner>
  );
}

/** The subscription, where billing is a matter of this tenant. */
function useBilledPlan() {
  // Read with the frame of every page.
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  return useQuery({
    ...tenantSubscriptionsQueries.current(),
    enabled: tenant?.isBillingActivated === true,
  });
}

/** Who is billed for further users: its partner, the tenant itself by this plan, or neither on a trial. */
function standingOfBill(info: SubscriptionInfo | null | undefined) {
  if (!info) return { kind: 'unknown' } as const;
  const { partner, subscription: plan } = info;
  if (partner !== null) return { kind: 'partner', name: partner.displayName } as const;
  if (plan.isTrialExpired) return { kind: 'trial-over' } as const;
  return plan.isTrial ? ({ kind: 'trial' } as const) : ({ kind: 'paid', plan } as const);
}

/** What a user beyond the reserved ones costs a month; none where the bill has no such user, or not by the month. */
function usePriceOfOne(isWanted: boolean, plan: Subscription | undefined): number | undefined {
  const { data: packages } = useQuery({ ...articlesQueries.storagePackages(), enabled: isWanted });
  const chosen = packages && plan && packageWith(packages, plan.storage);
  const { data: price } = useQuery({
    ...plansQueries.price({
      appliedCoupons: [],
      selectedStandardUsers: plan?.standardUsers ?? 0,
      selectedStoragePackage: chosen?.id ?? '',
    }),
    enabled: isWanted && chosen !== undefined,
  });
  const items = price?.months.flatMap((month) => month.items ?? []) ?? [];
  // They are those by the month, where the service does not say otherwise.
  return unitPrice(items, 'TopUpUser', ['Month', '']);
}
