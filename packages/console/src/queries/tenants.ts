import {
  deleteTenant,
  getMicrosoft365Status,
  getTenant,
  getTenantOptions,
  grantArchivePermissions,
  isJournalRuleConfigured,
  setTenantOptions,
  terminateTenant,
  urlOf,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf, query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const tenantsChanges = {
  elsewhere: {
    invalidates: ['getTenant', 'getMicrosoft365Status', 'isJournalRuleConfigured', 'getTenantOptions'],
  },
  options: { invalidates: ['getTenantOptions'] },
  termination: { invalidates: ['getTenant'] },
  // It ends every session of the tenant: no one is left who could read anything again.
  deletion: { invalidates: [] },
} satisfies Changes;

export const tenantsQueries = {
  current: () => query(getTenant),
  /** Its options by their names on the wire; which there are, only the service knows (D8). */
  options: () => query(getTenantOptions),
  /** What the organization at Microsoft has let the service do. Of Microsoft 365 tenants only. */
  microsoft365: () => query(getMicrosoft365Status),
  /** Whether Exchange sends a copy of every mail. Of Microsoft 365 tenants only. */
  journalRule: () => query(isJournalRuleConfigured),
};

/** Where the console leaves for: to go there changes something at the service, so only on a press (D45). */
export const tenantsWays = {
  consent: (queryClient: QueryClient) =>
    urlOf(grantArchivePermissions, undefined, apiOf(queryClient).baseUrl),
};

const shown = { isShownWhenDone: true };
const lookUps = () => import('./tenants-look-ups.ts');

export const tenantsMutations = {
  setOptions: () =>
    mutation(setTenantOptions, tenantsChanges.options, {
      ...shown,
      lookUp: async () => (await lookUps()).optionsSet,
    }),
  terminate: () =>
    mutation(terminateTenant, tenantsChanges.termination, {
      ...shown,
      lookUp: async () => (await lookUps()).terminated,
    }),
  remove: () => mutation(deleteTenant, tenantsChanges.deletion),
};
