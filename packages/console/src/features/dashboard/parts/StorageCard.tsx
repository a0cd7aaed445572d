import { Card, EmptyState, Skeleton, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/format.ts';
import { LoadFailed } from '#shared/LoadFailed.tsx';
import type { Figure } from '../figure.ts';
import type { StorageOutlook } from '../storage-outlook.ts';
import type { UsageDay } from '../usage-days.ts';
import { useChart } from './use-chart.ts';

interface StorageCardProps {
  history: Figure<UsageDay[]>;
  /** Bytes of the package. */
  limit: number | undefined;
  outlook: StorageOutlook | undefined;
}

/** Storage over twelve months, and where it goes. */
export function StorageCard({ history, limit, outlook }: StorageCardProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const isHere = history.state === 'ready';
  const isEmpty = isHere && history.value.every(({ bytes }) => bytes === null);
  const chart = useChart(isHere && !isEmpty);
  const span = outlook === undefined ? t('chart.past') : t('chart.pastAndNext');
  const freshness = isHere && t('tile.asOf', { time: formats.time(history.asOf) });
  return (
    <Card
      title={t('chart.title')}
      aside={isHere && (isEmpty ? freshness : `${span} · ${freshness}`)}
      aria-busy={history.state === 'pending'}
    >
      {history.state === 'failed' && <LoadFailed error={history.error} onRetry={history.retry} />}
      {isEmpty && <EmptyState titleLevel={3} title={t('chart.emptyTitle')} text={t('chart.emptyText')} />}
      {history.state === 'pending' && <ChartOnTheWay />}
      {isHere && !isEmpty && (
        <>
          {chart.state === 'pending' && <ChartOnTheWay />}
          {chart.state === 'failed' && <LoadFailed error={chart.error} onRetry={chart.retry} />}
          {chart.state === 'ready' && <chart.value days={history.value} limit={limit} outlook={outlook} />}
        </>
      )}
    </Card>
  );
}

/** About as high as the chart, so that nothing below it moves. */
function ChartOnTheWay() {
  return (
    <Stack gap={32}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
