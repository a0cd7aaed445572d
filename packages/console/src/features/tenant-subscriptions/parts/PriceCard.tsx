import { Button, Card, SaveBar } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { PlanPrice } from '../use-plan-price.ts';
import { PriceByMonth } from './PriceByMonth.tsx';
import { PriceRead } from './PriceRead.tsx';

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
      <PriceRead price={price}>{(months) => <PriceByMonth months={months} />}</PriceRead>
    </Card>
  );
}
