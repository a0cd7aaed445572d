import {
  ButtonLink,
  Card,
  EmptyState,
  Page,
  PageHeader,
  Split,
  Stack,
  SubscriptionIcon,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { couponWalletsQueries } from '#queries/coupon-wallets.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import {
  type SubscriptionInfo,
  type SubscriptionState,
  subscriptionState,
  tenantSubscriptionsQueries,
} from '#queries/tenant-subscriptions.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { CreditsCard } from './parts/CreditsCard.tsx';
import { CurrentPriceCard } from './parts/CurrentPriceCard.tsx';
import { PartnerCard } from '#entities/tenant-subscriptions/PartnerCard.tsx';
import { PlanCard } from './parts/PlanCard.tsx';
import { UsageCard } from './parts/UsageCard.tsx';
import { usePlanSentence } from './parts/use-plan-sentence.tsx';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(tenantSubscriptionsQueries.current()),
    queryClient.query(tenantBalancesQueries.current()),
    queryClient.query(couponWalletsQueries.current()),
    queryClient.query(consumptionsQueries.userCount()),
    queryClient.query(consumptionsQueries.currentUsage()),
    queryClient.query(articlesQueries.storagePackages()),
  );
};

/** What the tenant has subscribed to, how much of it is used, what it costs, and who manages it. */
export function SubscriptionScreen() {
  const { t } = useTranslation('tenant-subscriptions');
  const options = tenantSubscriptionsQueries.current();
  const read = useQuery(options);
  const found = subscriptionState(read);
  return (
    <Page>
      <PageHeader
        icon={SubscriptionIcon}
        title={t('current.title')}
        {...usePlanSentence(found)}
        actions={<Actions found={found} />}
      />
      <ReadResult
        read={read}
        queryKey={options.queryKey}
        loading={t('current.loading')}
        stopped={t('current.stopped')}
      >
        {(info) =>
          info !== null ? (
            <Known info={info} />
          ) : (
            <Split side={<CreditsCard />} sideWidth="wide">
              <Card>
                <EmptyState title={t('current.none.title')} text={t('current.none.text')} />
              </Card>
            </Split>
          )
        }
      </ReadResult>
    </Page>
  );
}

/** What can be done with it; nothing where a partner manages it. */
function Actions({ found }: { found: SubscriptionState }) {
  const { t } = useTranslation('tenant-subscriptions');
  const isKnown = found.state === 'known';
  if (found.state !== 'none' && !isKnown) return null;
  if (isKnown && found.info.partner !== null) return null;
  const isPaid = isKnown && !found.info.subscription.isTrial;
  return (
    <ButtonLink design="primary" render={(props) => <Link {...props} to={tenantSubscriptionsPaths.edit()} />}>
      {isPaid ? t('current.edit') : t('current.activate')}
    </ButtonLink>
  );
}

function Known({ info: { subscription: plan, partner } }: { info: SubscriptionInfo }) {
  const { t } = useTranslation('tenant-subscriptions');
  const isManaged = partner !== null;
  return (
    <Split
      sideWidth="wide"
      sideFirst={isManaged}
      side={
        <Stack gap={12}>
          {isManaged && <PartnerCard partner={partner} text={t('partner.text')} />}
          <PlanCard plan={plan} />
          <CreditsCard />
        </Stack>
      }
    >
      <Stack gap={12}>
        <UsageCard plan={plan} />
        {!isManaged && <CurrentPriceCard plan={plan} />}
      </Stack>
    </Split>
  );
}
