import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFigure, optionalText } from '../reading.ts';
import { ARTICLE_TYPES } from './article.ts';

/** A month that is billed: `month` counts from 1. */
export const billingMonth = v.object({ year: v.number(), month: v.number() });

/** A month that is billed. */
export type BillingMonth = v.InferOutput<typeof billingMonth>;

/** One line of a month. Prices are euro (D50). */
export const billingItem = v.object({
  articleCode: optionalText,
  articleType: openEnum(ARTICLE_TYPES),
  /** What the price is for, in the service's words (D55). */
  reservationPeriod: optionalText,
  pricePerUnit: optionalFigure,
  articleCount: optionalFigure,
  totalPrice: optionalFigure,
});

/** One line of a month. */
export type BillingItem = v.InferOutput<typeof billingItem>;

/** What a coupon takes off a month (D54). */
export const billingCredit = v.object({
  couponCode: optionalText,
  articleType: openEnum(ARTICLE_TYPES),
  /** How much of the article it pays for: users, or gigabytes (D53). */
  amount: optionalFigure,
  /** Euro, never above 0. */
  totalPrice: optionalFigure,
});

/** What a coupon takes off a month. */
export type BillingCredit = v.InferOutput<typeof billingCredit>;

/** What a month costs, line by line (specification, section 3: monthly billing). */
export const monthlyBilling = v.object({
  billingMonth,
  /** Euro; the sum of the items and the credits. */
  totalPrice: optionalFigure,
  items: v.nullish(v.array(billingItem), []),
  credits: v.nullish(v.array(billingCredit), []),
});

/** What a month costs, line by line. */
export type MonthlyBilling = v.InferOutput<typeof monthlyBilling>;
