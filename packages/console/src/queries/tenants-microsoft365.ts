import {
  assignExchangeAdministratorRole,
  setExchangeImpersonationUpn,
  triggerTenantSynchronization,
} from '@archive-console/api-client';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

const changes = {
  role: { invalidates: ['getMicrosoft365Status'] },
  impersonation: { invalidates: ['getTenantOptions'] },
  synchronization: { invalidates: ['listBackgroundJobs'] },
} satisfies Changes;

const shown = { isShownWhenDone: true };
const lookUps = () => import('./tenants-look-ups.ts');

/** What is done for the organization at Microsoft, of Microsoft 365 tenants only; what is known of it is read with the tenant. */
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
  synchronize: () => mutation(triggerTenantSynchronization, changes.synchronization),
};
