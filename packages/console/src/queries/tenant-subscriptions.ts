import { ApiError, getSubscriptionInfo, type Partner, type Subscription } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './api.ts';
import type { Changes } from './change.ts';
import { isFatal } from './fatal.ts';

/** What each kind of change makes stale: so far only changes made elsewhere. */
export const tenantSubscriptionsChanges = {
  elsewhere: { invalidates: ['getDashboardOverview', 'getSubscriptionInfo'] },
} satisfies Changes;

/** The plan and who manages it. */
export interface SubscriptionInfo {
  subscription: Subscription;
  partner: Partner | null;
}

/** How it stands with the plan: there is none, it could not be read, or it is this one (specification, section 4). */
export type SubscriptionState =
  | { state: 'pending' }
  | { state: 'none' }
  | { state: 'failed'; error: Error }
  | { state: 'known'; info: SubscriptionInfo };

export const tenantSubscriptionsQueries = {
  /** `null` where the tenant has none: a 404 says so, and is no failure. */
  current: () =>
    queryOptions({
      queryKey: keyOf(getSubscriptionInfo),
      queryFn: async ({ client, signal }): Promise<SubscriptionInfo | null> => {
        try {
          return await call(client, getSubscriptionInfo, {}, signal);
        } catch (error) {
          if (error instanceof ApiError && error.status === 404 && !isFatal(error)) return null;
          throw error;
        }
      },
    }),
};

/** Distinguishes "none" from "failed". What was read once is kept, even if a later read fails. */
export function subscriptionState(read: {
  data: SubscriptionInfo | null | undefined;
  error: Error | null;
}): SubscriptionState {
  if (read.data === null) return { state: 'none' };
  if (read.data !== undefined) return { state: 'known', info: read.data };
  return read.error === null ? { state: 'pending' } : { state: 'failed', error: read.error };
}
