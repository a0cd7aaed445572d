import { ApiError } from '@archive-console/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundJobsQueries } from '../../queries/background-jobs.ts';
import { consumptionsQueries } from '../../queries/consumptions.ts';
import { serviceQueries } from '../../queries/service.ts';
import { packageBytes } from './dashboard-figures.ts';
import { type FailedFigure, type Figure, figureOf, type Source } from './figure.ts';
import { daysOf, yearUntil } from './usage-days.ts';

/** Everything the page shows, each with its own fate. */
export type Dashboard = ReturnType<typeof useDashboard>;

/** Reads the page's figures. The history, which is long, is asked for once the first of them is here. */
export function useDashboard(now: Date) {
  const overview = consumptionsQueries.overview();
  const usage = consumptionsQueries.currentUsage();
  const mails = figureOf(
    nothingYet(useQuery({ ...usage, select: ({ mailTransactions }) => mailTransactions })),
    useQuery({ ...overview, select: ({ mailTransactions }) => mailTransactions }),
  );
  const storage = figureOf(
    nothingYet(useQuery({ ...usage, select: ({ storageUsed }) => storageUsed })),
    useQuery({ ...overview, select: ({ storageUsed }) => storageUsed }),
  );
  const users = figureOf(
    useQuery(consumptionsQueries.userCount()),
    useQuery({ ...overview, select: ({ userCount }) => userCount }),
  );
  const average = figureOf(useQuery(consumptionsQueries.averagePerDay()));
  const limit = figureOf(useQuery({ ...overview, select: ({ balance }) => packageBytes(balance) }));
  const licensed = figureOf(useQuery({ ...overview, select: ({ balance }) => balance?.userCount }));

  const figures: Figure[] = [mails, storage, users, average];
  const range = yearUntil(now);
  const history = useQuery({
    ...consumptionsQueries.history(range),
    enabled: figures.some(({ state }) => state !== 'pending'),
    placeholderData: keepPreviousData,
  });
  const { data: rows } = history;
  const days = useMemo(() => rows && daysOf(rows, range.to), [rows, range.to]);
  return {
    mails,
    storage,
    users,
    average,
    limit,
    licensed,
    history: figureOf({ ...history, data: days }),
    jobs: figureOf(useQuery(backgroundJobsQueries.active())),
    service: useQuery(serviceQueries.status()).data,
  };
}

/** A tenant of which nothing was counted yet is answered with an error; to the reader it is no failure. */
function nothingYet<TValue>(source: Source<TValue>): Source<TValue> {
  const uncounted = source.error instanceof ApiError && source.error.code === 'TenantUsage.NotFound';
  return uncounted ? { ...source, error: null } : source;
}

/** The one failure to show in place of the page: nothing of it could be read, and saying so once is enough. */
export function failureOf({ mails, storage, users, average, jobs }: Dashboard): FailedFigure | undefined {
  const failed = [mails, storage, users, average, jobs].filter((figure) => figure.state === 'failed');
  const [first] = failed;
  if (first === undefined || failed.length < 5) return undefined;
  return { ...first, retry: () => failed.forEach((figure) => figure.retry()) };
}
