import {
  activateSubscription,
  calculateSubscriptionPrice,
  getSubscriptionSuggestion,
  type InputOf,
  updateSubscription,
} from '@archive-console/api-client';
import { query } from './api.ts';
import { mutation } from './mutation.ts';
import { tenantSubscriptionsChanges } from './tenant-subscriptions.ts';

/** What a plan is chosen and calculated by. */
export type PlanToPrice = InputOf<typeof calculateSubscriptionPrice>;

/** What is read to choose a plan; the plan itself is read with the frame of every page. */
export const plansQueries = {
  /** The plan that suits what is used now. */
  suggestion: () => query(getSubscriptionSuggestion),
  /** What a plan would cost, month by month. */
  price: (plan: PlanToPrice) => query(calculateSubscriptionPrice, plan),
};

const { plan } = tenantSubscriptionsChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./tenant-subscriptions-look-ups.ts');

export const plansMutations = {
  activate: () =>
    mutation(activateSubscription, plan, { ...shown, lookUp: async () => (await lookUps()).activated }),
  update: () =>
    mutation(updateSubscription, plan, { ...shown, lookUp: async () => (await lookUps()).updated }),
};
