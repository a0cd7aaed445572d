import {
  getAverageTransactionsPerDay,
  getCloudConnectorStatus,
  getCurrentUsage,
  getDashboardOverview,
  getSubscriptionInfo,
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
  getSubscriptionInfo,
  getCloudConnectorStatus,
] as const;
