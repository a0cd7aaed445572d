import { getTenant } from '@archive-console/api-client';
import { query } from './api.ts';
import type { Changes } from './change.ts';

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

/** The tenant itself is read with the frame of every page; what few pages ask of it stands in files of their own. */
export const tenantsQueries = {
  current: () => query(getTenant),
};
