import { type InputOf, listRedeemedCoupons, redeemCoupon, validateCoupon } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';
import { type AnyPage, pageReader } from './paged-reads.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const couponsChanges = {
  // Its credits lower what is to pay, and one of a partner changes who manages the subscription.
  redemption: {
    invalidates: [
      'listRedeemedCoupons',
      'getTenantCouponWallet',
      'getTenantBalance',
      'getSubscriptionInfo',
      'calculateSubscriptionPrice',
    ],
  },
} satisfies Changes;

type ListRequest = InputOf<typeof listRedeemedCoupons>;

export const couponsQueries = {
  list: (request: ListRequest) => query(listRedeemedCoupons, request),
  /** What a coupon gives, asked anew each time: it may be redeemed or expire at any moment. */
  check: (couponCode: string) =>
    queryOptions({ ...query(validateCoupon, { couponCode }), staleTime: 0, gcTime: 0, retry: false }),
};

/** Reads any page of the redeemed coupons that match, past the cache. */
export function readCoupons(queryClient: QueryClient, request: AnyPage<ListRequest>) {
  return pageReader(queryClient, listRedeemedCoupons, request);
}

export const couponsMutations = {
  redeem: () =>
    mutation(redeemCoupon, couponsChanges.redemption, {
      isShownWhenDone: true,
      lookUp: async () => (await import('./coupons-look-ups.ts')).redeemed,
    }),
};
