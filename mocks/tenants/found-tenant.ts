import type { World } from '../world.ts';
import type { TenantKind } from './kinds.ts';

const TRIAL_DAYS = 30;

/** Founds a tenant that is new: it is set up for a while, and begins with a trial. */
export function foundTenant(
  world: World,
  facts: Pick<TenantKind, 'name' | 'tenantType' | 'domain' | 'microsoft'>,
): World {
  const key = world.newId('tenant');
  return world.tenants.found({
    ...facts,
    key,
    publicTenantId: `NEW-${key.slice(0, 8).toUpperCase()}`,
    tenantState: 'Provisioning',
    users: 0,
    usageDays: 0,
    isBillingActivated: true,
    plan: { isTrial: true, daysLeft: TRIAL_DAYS, partner: null },
  });
}
