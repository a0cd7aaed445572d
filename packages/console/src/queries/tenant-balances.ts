import { getTenantBalance } from '@archive-console/api-client';
import { queryOrNone } from './none-yet.ts';

export const tenantBalancesQueries = {
  /** What the tenant has paid for; `null` where that is nothing yet. */
  current: () => queryOrNone(getTenantBalance),
};
