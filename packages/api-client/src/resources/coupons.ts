import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith, optionalFigure, optionalFlag, optionalText } from '../reading.ts';

/** The kinds of coupon: one gives credits, the other binds the tenant to a partner (specification, section 4). */
export const COUPON_TYPES = ['Default', 'PartnerBinding'] as const;

/** What a coupon gives, and for how long. */
export const couponCredit = v.object({
  /** Users, or gigabytes (D53). */
  amount: optionalFigure,
  /** Months it is valid for, the month it is redeemed in included (D51). */
  qualityPeriod: optionalFigure,
});

/** What a coupon gives, and for how long. */
export type CouponCredit = v.InferOutput<typeof couponCredit>;

/** A coupon (specification, section 3). Dates are ISO 8601, `''` where there is none. */
export const coupon = v.object({
  id: v.string(),
  couponType: openEnum(COUPON_TYPES),
  createdAt: optionalText,
  redeemedAt: optionalText,
  expiresAt: optionalText,
  couponCode: v.string(),
  description: optionalText,
  usersCredit: v.nullish(couponCredit, null),
  storageCredit: v.nullish(couponCredit, null),
  /** Months of the feature (D52). */
  featureCredits: v.nullish(v.object({ eivCredits: optionalFigure }), null),
  isExpired: optionalFlag,
  isRedeemed: optionalFlag,
  /** The partner a `PartnerBinding` binds to. */
  partnerName: optionalText,
});

/** A coupon; `couponType` may be a kind this console does not know. */
export type Coupon = v.InferOutput<typeof coupon>;

/** One page of the coupons the tenant has redeemed. */
export const listRedeemedCoupons = operation({
  name: 'listRedeemedCoupons',
  noun: 'coupons',
  summary: 'Lists the redeemed coupons.',
  method: 'POST',
  path: '/coupons/get-redeemed-coupons',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {}),
  answers: pageOf(coupon),
  errors: [],
  assumed: pagedAssumptions(),
});

/**
 * Redeems a coupon: its credits begin in this month. One that binds to a partner makes the partner manage the
 * subscription. Space and upper or lower case in the code do not matter.
 */
export const redeemCoupon = operation({
  name: 'redeemCoupon',
  noun: 'coupons',
  summary: 'Redeems a coupon.',
  method: 'POST',
  path: '/coupons/redeem-coupon',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ couponCode: v.string() }),
  errors: [
    'TenantSubscription.NotFound',
    'Coupon.NotFound',
    'Coupon.Expired',
    'Coupon.AlreadyRedeemed',
    'CouponTemplate.NotFound',
    'CouponTemplate.Disabled',
    'Partner.PartnerNotFound',
    'Partner.NoCouponTemplate',
    'Partner.NoPaymentCustomer',
    'Partner.NoBillingContact',
    'Partner.UserAlreadyAssigned',
  ],
  assumed: { errors: 'O040' },
});

/** What a coupon gives, before it is redeemed. Refused where it can no longer be. */
export const validateCoupon = operation({
  name: 'validateCoupon',
  noun: 'coupons',
  summary: 'Checks a coupon and reads what it gives.',
  method: 'POST',
  path: '/coupons/validate-and-fetch',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ couponCode: v.string() }),
  answers: coupon,
  errors: [
    'Coupon.NotFound',
    'Coupon.Expired',
    'Coupon.AlreadyRedeemed',
    'CouponTemplate.NotFound',
    'CouponTemplate.Disabled',
    'Partner.PartnerNotFound',
  ],
  assumed: { answers: 'O041', errors: 'O041' },
});
