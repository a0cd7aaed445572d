import * as v from 'valibot';
import { operation } from '../operation.ts';
import { objectWith, optionalFigure, optionalFlag, optionalText } from '../reading.ts';
import { article } from '../shapes/article.ts';
import { billingAddress } from '../shapes/billing-address.ts';
import { billingContact } from '../shapes/billing-contact.ts';
import { monthlyBilling } from '../shapes/monthly-billing.ts';

/** The plan of the tenant (specification, section 3). */
export const subscription = v.object({
  id: v.string(),
  /** ISO 8601; `''` for a plan that is paid. */
  trialExpirationDate: optionalText,
  standardUsers: optionalFigure,
  /** Gigabytes (D53). */
  storage: optionalFigure,
  featureEiv: optionalFlag,
  isTrial: optionalFlag,
  isTrialExpired: optionalFlag,
});

/** The plan of the tenant. */
export type Subscription = v.InferOutput<typeof subscription>;

/** Who manages and pays the plan instead of the tenant (specification, section 3). */
export const partner = v.object({
  displayName: optionalText,
  billingAddress: v.nullish(billingAddress, null),
  billingContact: v.nullish(billingContact, null),
});

/** Who manages and pays the plan instead of the tenant. */
export type Partner = v.InferOutput<typeof partner>;

/** The plan that suits what is used now. */
export const subscriptionSuggestion = v.object({
  storagePackage: v.nullish(article, null),
  standardUsers: optionalFigure,
  /** Users paid by the month. */
  topUpUsers: optionalFigure,
});

/** The plan that suits what is used now. */
export type SubscriptionSuggestion = v.InferOutput<typeof subscriptionSuggestion>;

/** What a plan will cost, month by month from the present one (D54). */
export const pricePrediction = v.object({ months: v.array(monthlyBilling) });

/** What a plan will cost, month by month from the present one. */
export type PricePrediction = v.InferOutput<typeof pricePrediction>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const plan = { standardUsers: count, featureEiv: v.boolean(), storage: v.number() };

/** The plan, and the partner who manages it. 404 means that there is none (section 4). */
export const getSubscriptionInfo = operation({
  name: 'getSubscriptionInfo',
  noun: 'tenant-subscriptions',
  summary: 'Reads the plan and the partner who manages it.',
  method: 'POST',
  path: '/tenant-subscriptions/get-tenant-subscription-info',
  access: 'bearer',
  effect: 'read',
  takes: v.object({}),
  answers: v.object({ subscription, partner: v.nullish(partner, null) }),
  errors: ['TenantSubscription.NotFound'],
  assumed: { takes: 'O099', errors: 'O099' },
});

/** The plan that suits what is used now: the first choice of a trial. */
export const getSubscriptionSuggestion = operation({
  name: 'getSubscriptionSuggestion',
  noun: 'tenant-subscriptions',
  summary: 'Reads the plan that suits what is used now.',
  method: 'GET',
  path: '/tenant-subscriptions/get-subscription-suggestion',
  access: 'bearer',
  effect: 'read',
  answers: subscriptionSuggestion,
  errors: [],
  assumed: { answers: 'O098' },
});

/**
 * What a plan would cost, month by month: `appliedCoupons` are codes, `selectedStoragePackage` the id of a package.
 * Users beyond the selected ones are paid by the month (section 5); the feature counts where the plan has it.
 */
export const calculateSubscriptionPrice = operation({
  name: 'calculateSubscriptionPrice',
  noun: 'tenant-subscriptions',
  summary: 'Calculates what a plan would cost.',
  method: 'POST',
  path: '/tenant-subscriptions/calculate-subscription-price',
  access: 'bearer',
  effect: 'read',
  takes: v.object({
    appliedCoupons: v.array(v.string()),
    selectedStandardUsers: count,
    selectedStoragePackage: v.string(),
  }),
  answers: pricePrediction,
  errors: [
    'Article.NotFound',
    'Coupon.NotFound',
    'Coupon.Expired',
    'Coupon.AlreadyRedeemed',
    'CouponTemplate.NotFound',
    'CouponTemplate.Disabled',
  ],
  assumed: { takes: 'O097', answers: 'D54', errors: 'O097' },
});

/** Turns a trial into a paid plan; `storage` is that of a package, in gigabytes (D53). */
export const activateSubscription = operation({
  name: 'activateSubscription',
  noun: 'tenant-subscriptions',
  summary: 'Turns a trial into a paid plan.',
  method: 'POST',
  path: '/tenant-subscriptions/activate-tenant-subscription',
  access: 'bearer',
  effect: 'write',
  takes: objectWith(plan, { couponCode: v.optional(v.string()) }),
  answers: subscription,
  errors: [
    'TenantSubscription.CannotEditManagedSubscription',
    'TenantSubscription.AlreadyExists',
    'Payment.NoPaymentProviderInfo',
    'Article.NotFound',
    'Organization.NoPaymentCustomer',
    'Organization.NoBillingContact',
    'Payment.NoDefaultMandate',
    'Coupon.NotFound',
    'Coupon.Expired',
    'Coupon.AlreadyRedeemed',
    'CouponTemplate.NotFound',
    'CouponTemplate.Disabled',
  ],
  assumed: { takes: 'D53', answers: 'O096', errors: 'O096' },
});

/** Changes a plan in place; `storage` is that of a package, in gigabytes (D53). */
export const updateSubscription = operation({
  name: 'updateSubscription',
  noun: 'tenant-subscriptions',
  summary: 'Changes the plan.',
  method: 'POST',
  path: '/tenant-subscriptions/update-tenant-subscription',
  access: 'bearer',
  effect: 'write',
  takes: v.object(plan),
  answers: subscription,
  errors: [
    'TenantSubscription.NotFound',
    'TenantSubscription.CannotEditManagedSubscription',
    'Article.NotFound',
    'Payment.NoDefaultMandate',
  ],
  assumed: { takes: 'D53', answers: 'O100', errors: 'O100' },
});
