import { getSubscriptionInfo, type Partner, type Subscription } from '@archive-console/api-client';
import type { Changes } from './change.ts';
import { queryOrNone } from './none-yet.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const tenantSubscriptionsChanges = {
  // An activation also redeems its coupon.
  plan: {
    invalidates: [
      'getDashboardOverview',
      'getSubscriptionInfo',
      'getTenantBalance',
      'getSubscriptionSuggestion',
      'calculateSubscriptionPrice',
      'listRedeemedCoupons',
      'getTenantCouponWallet',
    ],
  },
} satisfies Changes;

/** The plan and who manages it. */
export interface SubscriptionInfo {
  subscription: Subscription;
  partner: Partner | null;
}

/** How it stands with the plan: there is none, it could not be read, or it is this one (specification, section 4). */
export type SubscriptionState =
  | { state: 'pending' }
  | { state: 'none' }
  | { state: 'failed'; error: Error }
  | { state: 'known'; info: SubscriptionInfo };

export const tenantSubscriptionsQueries = {
  /** `null` where the tenant has none. */
  current: () => queryOrNone(getSubscriptionInfo),
};

/** Distinguishes "none" from "failed". What was read once is kept, even if a later read fails. */
export function subscriptionState(read: {
  data: SubscriptionInfo | null | undefined;
  error: Error | null;
}): SubscriptionState {
  if (read.data === null) return { state: 'none' };
  if (read.data !== undefined) return { state: 'known', info: read.data };
  return read.error === null ? { state: 'pending' } : { state: 'failed', error: read.error };
}
