import type { Subscription } from '@archive-console/api-client';
import { Card, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { packageWith } from '#entities/tenant-subscriptions/plan-facts.ts';
import { usePackageSize } from '../use-package-size.ts';
import { articlesQueries } from '#queries/articles.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { PriceByMonth } from './PriceByMonth.tsx';
import { PriceOutline } from './PriceRead.tsx';

/** What the subscription costs as it is, month by month. A trial shows what it would cost. */
export function CurrentPriceCard({ plan }: { plan: Subscription }) {
  const { t } = useTranslation('tenant-subscriptions');
  const size = usePackageSize()(plan.storage);
  const packagesOptions = articlesQueries.storagePackages();
  const packages = useQuery(packagesOptions);
  const chosen = packages.data && packageWith(packages.data, plan.storage);
  const priceOptions = plansQueries.price({
    appliedCoupons: [],
    selectedStandardUsers: plan.standardUsers ?? 0,
    selectedStoragePackage: chosen?.id ?? '',
  });
  // The price of a plan that is not known as a whole would be that of another one.
  const isKnown = plan.standardUsers !== null && size !== undefined;
  const price = useQuery({ ...priceOptions, enabled: isKnown && chosen !== undefined });
  const place = {
    loading: t('price.loading'),
    stopped: t('price.stopped'),
    titleLevel: 3,
    outline: <PriceOutline />,
  } as const;
  return (
    <Card title={plan.isTrial ? t('price.titleTrial') : t('price.title')}>
      {isKnown ? (
        <ReadResult read={packages} queryKey={packagesOptions.queryKey} {...place}>
          {() =>
            chosen === undefined ? (
              <Text tone="muted">{t('price.noPackage', { size })}</Text>
            ) : (
              <ReadResult read={price} queryKey={priceOptions.queryKey} {...place}>
                {({ months }) => <PriceByMonth months={months} />}
              </ReadResult>
            )
          }
        </ReadResult>
      ) : (
        <Text tone="muted">{t('price.unstated')}</Text>
      )}
    </Card>
  );
}
