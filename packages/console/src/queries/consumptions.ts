import {
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  type InputOf,
  listUsageHistory,
} from '@archive-console/api-client';
import { query } from './api.ts';

export const consumptionsQueries = {
  overview: () => query(getDashboardOverview),
  currentUsage: () => query(getCurrentUsage),
  history: (range: InputOf<typeof listUsageHistory>) => query(listUsageHistory, range),
  averagePerDay: () => query(getAverageTransactionsPerDay),
  userCount: () => query(getTenantUserCount),
};
