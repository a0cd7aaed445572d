import type { Balance } from '@archive-console/api-client';
import { uuidOf } from '../stable-id.ts';

/** The plan of the tenant (specification, section 3). */
export interface Subscription {
  id: string;
  trialExpirationDate: string | null;
  standardUsers: number;
  /** Gigabytes (D53). */
  storage: number;
  featureEiv: boolean;
  isTrial: boolean;
  isTrialExpired: boolean;
}

/** Room for 58 users and 90 GB: whoever comes on top is paid by the month. */
export const subscription: Subscription = {
  id: uuidOf('subscription'),
  trialExpirationDate: null,
  standardUsers: 58,
  storage: 90,
  featureEiv: false,
  isTrial: false,
  isTrialExpired: false,
};

export function balanceOf(plan: Subscription): Balance {
  return { storage: plan.storage, userCount: plan.standardUsers, featureEiv: plan.featureEiv };
}
