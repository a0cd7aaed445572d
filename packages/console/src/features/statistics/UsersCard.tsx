import { ChartCard, EmptyState } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { midnightOf } from '#entities/consumptions/usage-days.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import type { GrowthStep } from './period.ts';

interface UsersCardProps {
  range: { from: string; to: string };
  /** What the reader has asked for. */
  step: GrowthStep;
}

/** How many users there were: the service counts them by month, and its counters of each day have none. */
export function UsersCard({ range, step }: UsersCardProps) {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  const options = consumptionsQueries.monthly(range);
  const read = useQuery(options);
  return (
    <ChartCard
      title={t('users.title')}
      range={t('by.month')}
      sentence={step === 'day' && t('users.onlyMonths')}
      aria-busy={read.isPending}
    >
      <ReadResult
        read={read}
        queryKey={options.queryKey}
        loading={t('users.loading')}
        stopped={t('users.stopped')}
        titleLevel={3}
      >
        {(months) =>
          months.some(({ userCount }) => userCount !== null) ? (
            <GrowthChart
              label={t('users.title')}
              name={t('users.value')}
              file={t('users.file')}
              points={months.map(({ timestamp, userCount }) => ({
                at: midnightOf(timestamp.slice(0, 10)),
                value: userCount,
              }))}
              step="month"
              format={number}
            />
          ) : (
            <EmptyState titleLevel={3} title={t('users.empty')} />
          )
        }
      </ReadResult>
    </ChartCard>
  );
}
