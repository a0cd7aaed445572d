import {
  assignExchangeAdministratorRole,
  getMicrosoft365Status,
  grantArchivePermissions,
  isJournalRuleConfigured,
  setExchangeImpersonationUpn,
  triggerTenantSynchronization,
  urlOf,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf, query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

const changes = {
  role: { invalidates: ['getMicrosoft365Status'] },
  impersonation: { invalidates: ['getTenantOptions'] },
  synchronization: { invalidates: ['listBackgroundJobs'] },
} satisfies Changes;

const shown = { isShownWhenDone: true };
const lookUps = () => import('./tenants-look-ups.ts');

/** What is known of the organization at Microsoft. Of Microsoft 365 tenants only. */
export const microsoft365Queries = {
  /** What it has let the service do. */
  permissions: () => query(getMicrosoft365Status),
  /** Whether Exchange sends a copy of every mail. */
  journalRule: () => query(isJournalRuleConfigured),
};

/** Where the console leaves for: to go there changes something at the service, so only on a press (D45). */
export const microsoft365Ways = {
  consent: (queryClient: QueryClient) =>
    urlOf(grantArchivePermissions, undefined, apiOf(queryClient).baseUrl),
};

export const microsoft365Mutations = {
  assignRole: () =>
    mutation(assignExchangeAdministratorRole, changes.role, {
      ...shown,
      lookUp: async () => (await lookUps()).roleAssigned,
    }),
  setImpersonation: () =>
    mutation(setExchangeImpersonationUpn, changes.impersonation, {
      ...shown,
      lookUp: async () => (await lookUps()).impersonationSet,
    }),
  /** Whether one was begun whose answer was lost, nothing says: it may be over already. */
  synchronize: () => mutation(triggerTenantSynchronization, changes.synchronization, shown),
};
