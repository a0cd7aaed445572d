import {
  type Coupon,
  type InputOf,
  listRedeemedCoupons,
  redeemCoupon,
  validateCoupon,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from './api.ts';
import type { Changes } from './change.ts';
import { couponWalletsQueries, creditsOf, haveEnded } from './coupon-wallets.ts';
import { filteredPage, filteredReader, type RowFilter, withinDays } from './filtered-lists.ts';
import { mutation } from './mutation.ts';
import type { AnyPage } from './paged-reads.ts';
import type { ReadPage } from './read-all-pages.ts';

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
      'getDashboardOverview',
      // The partner receives the invoices from then on.
      'listInvoices',
      'getInvoicePdf',
      // A coupon that was to go with an activation may be the one.
      'validateCoupon',
    ],
  },
} satisfies Changes;

/** Which coupons are meant, and in which order. */
interface CouponsRequest extends AnyPage<InputOf<typeof listRedeemedCoupons>> {
  /** The days between which it was redeemed, as `2026-03-01`; an open bound is empty. */
  redeemed?: readonly string[] | undefined;
  /** Whether all that it gave has ended. */
  isUsedUp?: boolean | undefined;
}

export const couponsQueries = {
  list: ({ redeemed, isUsedUp, ...request }: CouponsRequest & Parameters<ReadPage<Coupon>>[0]) =>
    filteredPage(listRedeemedCoupons, request, filterOf({ redeemed, isUsedUp })),
  /** What a coupon gives, asked anew each time: it may be redeemed or expire at any moment. */
  check: (couponCode: string) =>
    queryOptions({ ...query(validateCoupon, { couponCode }), staleTime: 0, gcTime: 0, retry: false }),
};

/** Reads any page of the redeemed coupons that match, past the cache. */
export function readCoupons(
  queryClient: QueryClient,
  { redeemed, isUsedUp, ...request }: CouponsRequest,
): ReadPage<Coupon> {
  return filteredReader(queryClient, listRedeemedCoupons, request, filterOf({ redeemed, isUsedUp }));
}

/** The service filters coupons neither by when they were redeemed nor by whether their credits have ended. */
function filterOf(asked: Pick<CouponsRequest, 'redeemed' | 'isUsedUp'>): RowFilter<Coupon> | undefined {
  const { redeemed = [], isUsedUp } = asked;
  if (redeemed.length === 0 && isUsedUp === undefined) return undefined;
  const isBetween = withinDays(redeemed);
  return {
    asked,
    async passes(queryClient) {
      const wallet = isUsedUp === undefined ? null : await queryClient.query(couponWalletsQueries.current());
      return ({ couponCode, redeemedAt }) => {
        return (
          isBetween(redeemedAt) &&
          (isUsedUp === undefined || haveEnded(creditsOf(wallet, couponCode)) === isUsedUp)
        );
      };
    },
  };
}

export const couponsMutations = {
  redeem: () =>
    mutation(redeemCoupon, couponsChanges.redemption, {
      isShownWhenDone: true,
      lookUp: async () => (await import('./coupons-look-ups.ts')).redeemed,
    }),
};
