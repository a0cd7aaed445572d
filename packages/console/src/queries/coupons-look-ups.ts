import { ApiError, type redeemCoupon, validateCoupon } from '@archive-console/api-client';
import { call } from './api.ts';
import type { LookUp } from './look-up.ts';
import { notReached, reachedIf } from './lost-answers.ts';

/** A coupon that could still be redeemed was not; one that could be before, and counts as redeemed now, was. */
export const redeemed: LookUp<typeof redeemCoupon> = async (client, { couponCode }) => {
  try {
    await call(client, validateCoupon, { couponCode });
    return notReached;
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.kind === 'refused' &&
      error.status !== undefined &&
      error.status < 500
    )
      return reachedIf(error.code.toLowerCase() === 'coupon.alreadyredeemed');
    throw error;
  }
};
