import {
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  type InputOf,
  listMonthlyUsage,
  listUsageHistory,
} from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf, query } from './api.ts';
import type { Changes } from './change.ts';

/** What each kind of change makes stale: they are all made by the service. */
export const consumptionsChanges = {
  elsewhere: {
    invalidates: [
      'getDashboardOverview',
      'getCurrentUsage',
      'getAverageTransactionsPerDay',
      'getTenantUserCount',
      'listUsageHistory',
      'listMonthlyUsage',
    ],
  },
} satisfies Changes;

export const consumptionsQueries = {
  overview: () => query(getDashboardOverview),
  currentUsage: () => query(getCurrentUsage),
  /** The days of a period that were counted, and the last day of the period, up to which more may be missing. */
  history: (range: InputOf<typeof listUsageHistory>) =>
    queryOptions({
      queryKey: keyOf(listUsageHistory, range),
      queryFn: async ({ client, signal }) => ({
        rows: await call(client, listUsageHistory, range, signal),
        to: range.to,
      }),
    }),
  monthly: (range: InputOf<typeof listMonthlyUsage>) => query(listMonthlyUsage, range),
  averagePerDay: () => query(getAverageTransactionsPerDay),
  userCount: () => query(getTenantUserCount),
};
