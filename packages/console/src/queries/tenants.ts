import {
  deleteTenant,
  getMicrosoft365Status,
  getTenant,
  grantArchivePermissions,
  urlOf,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf, query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const tenantsChanges = {
  elsewhere: { invalidates: ['getTenant', 'getMicrosoft365Status'] },
  // It ends every session of the tenant: no one is left who could read anything again.
  deletion: { invalidates: [] },
} satisfies Changes;

export const tenantsQueries = {
  current: () => query(getTenant),
  /** What the organization at Microsoft has let the service do. Of Microsoft 365 tenants only. */
  microsoft365: () => query(getMicrosoft365Status),
};

/** Where the console leaves for: to go there changes something at the service, so only on a press (D45). */
export const tenantsWays = {
  consent: (queryClient: QueryClient) =>
    urlOf(grantArchivePermissions, undefined, apiOf(queryClient).baseUrl),
};

export const tenantsMutations = {
  remove: () => mutation(deleteTenant, tenantsChanges.deletion),
};
