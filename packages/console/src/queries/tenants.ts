import { deleteTenant, getTenant } from '@archive-console/api-client';
import { query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const tenantsChanges = {
  elsewhere: { invalidates: ['getTenant'] },
  // It ends every session of the tenant: no one is left who could read anything again.
  deletion: { invalidates: [] },
} satisfies Changes;

export const tenantsQueries = {
  current: () => query(getTenant),
};

export const tenantsMutations = {
  remove: () => mutation(deleteTenant, tenantsChanges.deletion),
};
