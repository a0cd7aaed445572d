import { Button, Card, SaveBar, Skeleton, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { LoadStopped } from '#shared/loading/LoadStopped.tsx';
import type { PlanPrice } from '../use-plan-price.ts';
import { PriceByMonth } from './PriceByMonth.tsx';

interface PriceCardProps {
  price: PlanPrice;
  /** Why one cannot go on to the review now. */
  whyNot: string | undefined;
  onReview: () => void;
}

/** The price of what is chosen, beside the button that goes on with it. */
export function PriceCard({ price, whyNot, onReview }: PriceCardProps) {
  const { t } = useTranslation('tenant-subscriptions');
  return (
    <Card
      title={t('price.title')}
      footer={
        <SaveBar note={whyNot}>
          <Button design="primary" disabledReason={whyNot} onClick={onReview}>
            {t('edit.review')}
          </Button>
        </SaveBar>
      }
    >
      {price.state === 'no-package' && <Text tone="muted">{t('price.choosePackage')}</Text>}
      {price.state === 'pending' && (
        <Stack gap={12} role="status" aria-busy aria-label={t('price.loading')}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="90%" />
        </Stack>
      )}
      {price.state === 'failed' &&
        (price.error === null ? (
          <LoadStopped title={t('price.stopped')} titleLevel={3} onRetry={price.retry} />
        ) : (
          <LoadFailed error={price.error} onRetry={price.retry} />
        ))}
      {price.state === 'known' && <PriceByMonth months={price.months} />}
    </Card>
  );
}
