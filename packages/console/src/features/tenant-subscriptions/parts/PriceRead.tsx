import type { MonthlyBilling } from '@archive-console/api-client';
import { Skeleton, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadState } from '#shared/loading/LoadState.tsx';
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
  return (
    <LoadState
      read={price.read}
      queryKey={price.queryKey}
      loading={t('price.loading')}
      stopped={t('price.stopped')}
      titleLevel={3}
    >
      <PriceOutline />
    </LoadState>
  );
}

/** A price that is on its way. */
export function PriceOutline() {
  return (
    <Stack gap={12}>
      <Skeleton width="60%" />
      <Skeleton width="90%" />
      <Skeleton width="90%" />
    </Stack>
  );
}
