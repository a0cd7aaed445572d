import { getTenantCouponWallet } from '@archive-console/api-client';
import { queryOrNone } from './none-yet.ts';

export const couponWalletsQueries = {
  /** The credits of the tenant; `null` where no coupon was redeemed yet. */
  current: () => queryOrNone(getTenantCouponWallet),
};
