import {
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  listBackgroundJobs,
  listUsageHistory,
} from '@archive-console/api-client';

/** Everything the dashboard reads. */
export const everything = [
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  getAverageTransactionsPerDay,
  listUsageHistory,
  listBackgroundJobs,
] as const;
