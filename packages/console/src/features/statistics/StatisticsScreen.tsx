import { EmptyState, Page } from '@archive-console/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, useSearchParams } from 'react-router';
import { daysOf, keyOf } from '#entities/consumptions/usage-days.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { useNow } from '#shared/loading/use-now.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { Averages } from './Averages.tsx';
import { changePeriod, periodIn, readDays, shownDays, steps } from './period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatisticsHeader } from './StatisticsHeader.tsx';
import { UsageCharts } from './UsageCharts.tsx';
import { UsersCard } from './UsersCard.tsx';

/** Starts to read the history of the period in the address. */
export const loader: LoaderFunction = ({ context, request }) => {
  const { queryClient } = servicesOf(context);
  const shown = shownDays(new URL(request.url).searchParams, new Date());
  return beginReads(
    queryClient.query(consumptionsQueries.currentUsage()),
    queryClient.query(consumptionsQueries.overview()),
    queryClient.query(consumptionsQueries.history(readDays(shown))),
    queryClient.query(tenantBalancesQueries.current()),
    queryClient.query(consumptionsQueries.monthly(shown)),
  );
};

/** How much is archived: storage, mails and users over time, and how long the package lasts. */
export function StatisticsScreen() {
  const { t } = useTranslation('statistics');
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const now = useNow();
  const shown = shownDays(search, now);
  const step = steps.find((one) => one === search.get('by')) ?? steps[0];
  const options = consumptionsQueries.history(readDays(shown));
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data: counted } = read;
  const days = useMemo(() => (counted ? daysOf(counted.rows, counted.to) : []), [counted]);
  // The period before it was empty: that says nothing of the one that is on its way.
  const isUnknown = days.length === 0 && read.isPlaceholderData;
  return (
    <Page aria-busy={read.isFetching && (read.isPending || read.isPlaceholderData)}>
      <StatisticsHeader />
      <PeriodChoice
        shown={shown}
        step={step}
        period={periodIn(search)}
        onChange={(change) =>
          changeAddress((before) => ({ search: changePeriod(before, change, now), replace: true }))
        }
      />
      <ReadResult
        read={isUnknown ? { ...read, data: undefined } : read}
        queryKey={options.queryKey}
        loading={t('loading')}
        stopped={t('stopped')}
      >
        {({ to }) =>
          days.length === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <>
              <Averages days={days} />
              <UsageCharts days={days} step={step} endsToday={to >= keyOf(now)} />
              <UsersCard range={shown} step={step} />
            </>
          )
        }
      </ReadResult>
    </Page>
  );
}
