import { Card, EmptyState, Skeleton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../figure.ts';
import type { StorageOutlook } from '../storage-outlook.ts';
import type { UsageDay } from '../usage-days.ts';
import { FailedPart } from './FailedPart.tsx';
import { StorageChart } from './StorageChart.tsx';

interface StorageCardProps {
  history: Figure<UsageDay[]>;
  /** Bytes of the package. */
  limit: number | undefined;
  outlook: StorageOutlook | undefined;
}

/** Storage over twelve months, and where it goes. */
export function StorageCard({ history, limit, outlook }: StorageCardProps) {
  const { t } = useTranslation('dashboard');
  const days = history.state === 'ready' && history.value.some(({ bytes }) => bytes !== null) && history.value;
  return (
    <Card
      title={t('chart.title')}
      aside={days && (outlook ? t('chart.aside') : t('chart.asidePast'))}
      aria-busy={history.state === 'pending'}
    >
      {history.state === 'pending' && <Skeleton shape="block" />}
      {history.state === 'failed' && <FailedPart {...history} level={3} />}
      {history.state === 'ready' && !days && (
        <EmptyState titleLevel={3} title={t('chart.emptyTitle')} text={t('chart.emptyText')} />
      )}
      {days && <StorageChart days={days} limit={limit} outlook={outlook} />}
    </Card>
  );
}
