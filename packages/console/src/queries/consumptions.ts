import {
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  type InputOf,
  listMonthlyUsage,
  listUsageHistory,
} from '@archive-console/api-client';
import { query } from './api.ts';
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
  history: (range: InputOf<typeof listUsageHistory>) => query(listUsageHistory, range),
  monthly: (range: InputOf<typeof listMonthlyUsage>) => query(listMonthlyUsage, range),
  averagePerDay: () => query(getAverageTransactionsPerDay),
  userCount: () => query(getTenantUserCount),
};
