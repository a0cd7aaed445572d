import { operation } from '../operation.ts';
import { tenant } from '../shapes/tenant.ts';

/** The tenant of the person signed in. */
export const getTenant = operation({
  name: 'getTenant',
  noun: 'tenants',
  summary: 'Reads the tenant.',
  method: 'GET',
  path: '/tenants/get-tenant',
  access: 'bearer',
  effect: 'read',
  answers: tenant,
  errors: ['Tenant.NotFound'],
  assumed: { path: 'D72', answers: 'O106' },
});
