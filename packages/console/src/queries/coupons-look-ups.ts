import { type Coupon, listRedeemedCoupons, type redeemCoupon } from '@archive-console/api-client';
import { plainCode } from './coupons-code.ts';
import type { LookUp } from './look-up.ts';
import { reachedIf, rowThat } from './lost-answers.ts';

/**
 * The coupons of the tenant say whether it has this one. That it can no longer be redeemed does not: it may be another
 * tenant's, or have expired meanwhile.
 */
export const redeemed: LookUp<typeof redeemCoupon> = async (client, input) => {
  const wanted = plainCode(input.couponCode);
  const isWanted = ({ couponCode }: Coupon) => plainCode(couponCode) === wanted;
  const own = await rowThat<Coupon>(client, listRedeemedCoupons, { sortBy: 'redeemedAt' }, isWanted);
  return reachedIf(own !== undefined);
};
