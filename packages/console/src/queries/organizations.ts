import { getBillingAddress, setBillingAddress } from '@archive-console/api-client';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';
import { queryOrNone } from './none-yet.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const organizationsChanges = {
  address: { invalidates: ['getBillingAddress'] },
} satisfies Changes;

export const organizationsQueries = {
  /** Whom invoices are made out to; `null` where that is not known yet. */
  billingAddress: () => queryOrNone(getBillingAddress),
};

export const organizationsMutations = {
  setBillingAddress: () =>
    mutation(setBillingAddress, organizationsChanges.address, {
      isShownWhenDone: true,
      lookUp: async () => (await import('./organizations-look-ups.ts')).addressSet,
    }),
};
