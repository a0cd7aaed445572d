import { operation } from '../operation.ts';
import { balance } from '../shapes/balance.ts';

/** What the tenant has paid for. A tenant without a subscription has none: 404 means no data (section 4). */
export const getTenantBalance = operation({
  name: 'getTenantBalance',
  noun: 'tenant-balances',
  summary: 'Reads what the tenant has paid for.',
  method: 'GET',
  path: '/tenant-balances/get-tenant-balance',
  access: 'bearer',
  effect: 'read',
  answers: balance,
  errors: ['TenantBalance.NotFound'],
  assumed: { answers: 'O091', errors: 'O091' },
});
