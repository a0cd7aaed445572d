import { deleteTenant, getTenant } from '@archive-console/api-client';
import { mutation, query } from './api.ts';

export const tenantsQueries = {
  current: () => query(getTenant),
};

export const tenantsMutations = {
  /** Destroys the tenant and every session in it: there is nobody left who could read anything again. */
  remove: () => mutation(deleteTenant, { invalidates: [] }),
};
