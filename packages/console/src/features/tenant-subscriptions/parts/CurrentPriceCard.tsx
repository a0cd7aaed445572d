import type { Subscription } from '@archive-console/api-client';
import { Card, Skeleton, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYTES_OF_A_GIGABYTE, packageWith } from '#entities/tenant-subscriptions/plan-facts.ts';
import { articlesQueries } from '#queries/articles.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';
import { StaleNotice } from '#shared/loading/StaleNotice.tsx';
import { PriceByMonth } from './PriceByMonth.tsx';

/** What the subscription costs as it is, month by month. A trial shows what it would cost. */
export function CurrentPriceCard({ plan }: { plan: Subscription }) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const packages = useQuery(articlesQueries.storagePackages());
  const chosen = packages.data && packageWith(packages.data, plan.storage);
  const price = useQuery({
    ...plansQueries.price({
      appliedCoupons: [],
      selectedStandardUsers: plan.standardUsers ?? 0,
      selectedStoragePackage: chosen?.id ?? '',
    }),
    enabled: chosen !== undefined,
  });
  return <Card title={plan.isTrial ? t('price.titleTrial') : t('price.title')}>{content()}</Card>;

  function content() {
    if (packages.data !== undefined && chosen === undefined)
      return (
        <Text tone="muted">
          {t('price.noPackage', { size: formats.bytes((plan.storage ?? 0) * BYTES_OF_A_GIGABYTE) })}
        </Text>
      );
    const read = packages.data === undefined ? packages : price;
    if (price.data === undefined)
      return read.isFetching ? (
        <Stack gap={12} role="status" aria-busy aria-label={t('price.loading')}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="90%" />
        </Stack>
      ) : (
        <LoadError read={read} stopped={t('price.stopped')} titleLevel={3} />
      );
    return (
      <Stack gap={12}>
        <StaleNotice read={price} onRetry={() => void price.refetch()} />
        <PriceByMonth months={price.data.months} />
      </Stack>
    );
  }
}
