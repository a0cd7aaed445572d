import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { monthlyUsers, packageWith } from './plan-facts.ts';

/** That further users are billed by the month, beyond those that are reserved; nothing where that is not known. */
export function FurtherUsers({ count }: { count: number }) {
  const { t } = useTranslation('objects');
  const { money } = useBillingFormats();
  const plan = usePaidPlan();
  const reserved = plan?.standardUsers ?? undefined;
  const { data: users } = useQuery({ ...consumptionsQueries.userCount(), enabled: reserved !== undefined });
  const isCounted = reserved !== undefined && users !== undefined;
  const further = isCounted ? monthlyUsers(users + count, reserved) - monthlyUsers(users, reserved) : 0;
  const price = usePriceOfOne(further > 0, plan);
  if (!isCounted || further === 0) return null;
  return (
    <Banner
      title={t('furtherUsers.reserved', { reserved, users })}
      action={
        <TextLink render={(props) => <Link {...props} to={tenantSubscriptionsPaths.current()} />}>
          {t('furtherUsers.open')}
        </TextLink>
      }
    >
      {price === undefined
        ? t('furtherUsers.billed', { count: further })
        : t('furtherUsers.priced', { count: further, price: money(price) })}
    </Banner>
  );
}

/** The plan that the tenant itself pays: not a trial, and not one that its partner pays. */
function usePaidPlan() {
  // Read with the frame of every page.
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  const { data } = useQuery({
    ...tenantSubscriptionsQueries.current(),
    enabled: tenant?.isBillingActivated === true,
  });
  const isPaid = data?.partner === null && !data.subscription.isTrial && !data.subscription.isTrialExpired;
  return isPaid ? data.subscription : undefined;
}

/** What a user beyond the reserved ones costs a month; none where the bill has no such user. */
function usePriceOfOne(isWanted: boolean, plan: ReturnType<typeof usePaidPlan>): number | undefined {
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
  return items.find(({ articleType }) => articleType === 'TopUpUser')?.pricePerUnit ?? undefined;
}
