import {
  getAverageTransactionsPerDay,
  getCloudConnectorStatus,
  getCurrentUsage,
  getDashboardOverview,
  getSubscriptionInfo,
  getTenantBalance,
  getTenantUserCount,
  listBackgroundJobs,
  listUsageHistory,
} from '@archive-console/api-client';

/** Everything the dashboard reads. */
export const everything = [
  getCurrentUsage,
  getDashboardOverview,
  getTenantBalance,
  getTenantUserCount,
  getAverageTransactionsPerDay,
  listUsageHistory,
  listBackgroundJobs,
  getSubscriptionInfo,
  getCloudConnectorStatus,
] as const;
