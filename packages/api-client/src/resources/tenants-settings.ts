import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Options of the tenant by their names on the wire; which there are is not shown (D8). */
export const tenantOptions = v.record(v.string(), v.unknown());

/** Options of the tenant by their names on the wire. */
export type TenantOptions = v.InferOutput<typeof tenantOptions>;

/** Reads the options of the tenant. */
export const getTenantOptions = operation({
  name: 'getTenantOptions',
  noun: 'tenants',
  summary: 'Reads the options of the tenant.',
  method: 'GET',
  path: '/tenants/get-tenant-options',
  access: 'bearer',
  effect: 'read',
  answers: tenantOptions,
  errors: [],
  assumed: { path: 'D72', answers: 'D8' },
});

/** Changes options of the tenant: those that are sent; the others stay. Send back what you do not know as it was. */
export const setTenantOptions = operation({
  name: 'setTenantOptions',
  noun: 'tenants',
  summary: 'Changes the options of the tenant.',
  method: 'POST',
  path: '/tenants/set-tenant-options',
  access: 'bearer',
  effect: 'write',
  takes: v.looseObject({
    /** An IANA name, `Europe/Berlin` (D9). */
    timezoneIdentifier: v.optional(v.string()),
  }),
  errors: [],
  assumed: { path: 'D72', takes: 'D8', 'takes.timezoneIdentifier': 'D9' },
});

/** Ends the contract of the tenant: what is archived stays until it is deleted (D44). */
export const terminateTenant = operation({
  name: 'terminateTenant',
  noun: 'tenants',
  summary: 'Ends the contract of the tenant.',
  method: 'POST',
  path: '/tenants/terminate-tenant',
  access: 'bearer',
  effect: 'write',
  errors: ['TenantTermination.InvalidTenantState', 'Import.JobsRunning'],
  assumed: { path: 'D72', errors: 'D44' },
});

/** Destroys the tenant with all it holds, once its contract has ended, and every session in it (D44). */
export const deleteTenant = operation({
  name: 'deleteTenant',
  noun: 'tenants',
  summary: 'Deletes the tenant and all it holds.',
  method: 'DELETE',
  path: '/tenants/delete-tenant',
  access: 'bearer',
  effect: 'write',
  errors: ['Tenant.CannotDisposeInvalidState', 'Import.CannotDisposeInInvalidTenantState'],
  assumed: { path: 'D72', errors: 'D44' },
});
