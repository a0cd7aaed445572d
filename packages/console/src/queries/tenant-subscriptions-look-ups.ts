import {
  type activateSubscription,
  getSubscriptionInfo,
  type Subscription,
  type updateSubscription,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { LookUp } from './look-up.ts';
import { holds, notReached } from './lost-answers.ts';

const current = async (client: QueryClient): Promise<Subscription> =>
  (await call(client, getSubscriptionInfo, {})).subscription;

/** A trial that is one no more was activated; its coupon was redeemed with it, or nothing was. */
export const activated: LookUp<typeof activateSubscription> = async (client, { couponCode: _, ...plan }) => {
  const answer = await current(client);
  return !answer.isTrial && holds(answer, plan) ? { isReached: true, answer } : notReached;
};

export const updated: LookUp<typeof updateSubscription> = async (client, plan) => {
  const answer = await current(client);
  return holds(answer, plan) ? { isReached: true, answer } : notReached;
};
