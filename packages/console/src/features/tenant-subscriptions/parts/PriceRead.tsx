import type { MonthlyBilling } from '@archive-console/api-client';
import { Skeleton, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { LoadStopped } from '#shared/loading/LoadStopped.tsx';
import type { PlanPrice } from '../use-plan-price.ts';

interface PriceReadProps {
  price: PlanPrice;
  /** Shows the price, month by month. */
  children: (months: readonly MonthlyBilling[]) => ReactNode;
}

/** A price, its outline while it is calculated, or why there is none. */
export function PriceRead({ price, children }: PriceReadProps) {
  const { t } = useTranslation('tenant-subscriptions');
  if (price.state === 'no-package') return <Text tone="muted">{t('price.choosePackage')}</Text>;
  if (price.state === 'known') return children(price.months);
  if (price.state === 'pending')
    return (
      <Stack gap={12} role="status" aria-busy aria-label={t('price.loading')}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton width="90%" />
      </Stack>
    );
  if (price.error === null)
    return <LoadStopped title={t('price.stopped')} titleLevel={3} onRetry={price.retry} />;
  return <LoadFailed error={price.error} onRetry={price.retry} />;
}
