import {
  activateSubscription,
  calculateSubscriptionPrice,
  getSubscriptionInfo,
  getSubscriptionSuggestion,
  updateSubscription,
} from '@archive-console/api-client';
import { managingPartner } from '../money/partners.ts';
import { activate, planIn, prediction, subscriptionOf, suggestion, update } from '../money/plan.ts';
import { packageWith } from '../money/price-list.ts';
import { rule } from '../rule.ts';

export const tenantSubscriptionsRules = [
  rule(getSubscriptionInfo, ({ world }) => {
    const subscription = subscriptionOf(world, planIn(world));
    const partner = managingPartner(world);
    if (partner === undefined) return { subscription, partner: null };
    const { displayName, billingAddress, billingContact } = partner;
    return { subscription, partner: { displayName, billingAddress, billingContact } };
  }),

  rule(getSubscriptionSuggestion, ({ world }) => suggestion(world)),

  rule(calculateSubscriptionPrice, ({ world, input }) => {
    const storage = packageWith(input.selectedStoragePackage).balanceQuantity ?? 0;
    const featureEiv = world.subscription?.featureEiv ?? false;
    const choice = { standardUsers: input.selectedStandardUsers, storage, featureEiv };
    return { months: prediction(world, choice, input.appliedCoupons) };
  }),

  rule(activateSubscription, ({ world, input: { couponCode, ...choice } }) =>
    activate(world, choice, couponCode),
  ),

  rule(updateSubscription, ({ world, input }) => update(world, input)),
];
