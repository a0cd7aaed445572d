import * as v from 'valibot';
import { operation } from '../operation.ts';
import { optionalFigure, optionalFlag, optionalText } from '../reading.ts';

/** What is left of one credit: users, gigabytes (D53) or months of a feature (D52). */
export const creditAmount = v.object({
  amount: optionalFigure,
  /** From when on it counts no more, ISO 8601; `''` where it does not end. */
  expiresAt: optionalText,
  isExpired: optionalFlag,
});

/** What is left of one credit. */
export type CreditAmount = v.InferOutput<typeof creditAmount>;

/** What one redeemed coupon gives; `null` for what it does not give (specification, section 3). */
export const redeemedCredit = v.object({
  couponCode: optionalText,
  /** ISO 8601. */
  redeemedAt: optionalText,
  userCredit: v.nullish(creditAmount, null),
  storageCredit: v.nullish(creditAmount, null),
  featureCredits: v.nullish(creditAmount, null),
});

/** What one redeemed coupon gives. */
export type RedeemedCredit = v.InferOutput<typeof redeemedCredit>;

/** All credits of a tenant. */
export const couponWallet = v.object({ credits: v.nullish(v.array(redeemedCredit), []) });

/** All credits of a tenant. */
export type CouponWallet = v.InferOutput<typeof couponWallet>;

/** The credits of the tenant. Where no coupon was ever redeemed there are none: 404 means no data (section 4). */
export const getTenantCouponWallet = operation({
  name: 'getTenantCouponWallet',
  noun: 'coupon-wallets',
  summary: 'Reads the credits of the tenant.',
  method: 'GET',
  path: '/tenant-coupon-wallets/get-tenant-coupon-wallet',
  access: 'bearer',
  effect: 'read',
  answers: couponWallet,
  errors: ['CouponWallet.NotFound'],
  assumed: { answers: 'O092', errors: 'O092' },
});
