import { refuse } from '../refusal.ts';
import { tenantsThere, tenantsUnseen } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';

/** An organization at Microsoft has one tenant. */
export function requireUnregistered(world: World, microsoftTenantId: string): void {
  const known = [...tenantsThere(world), ...tenantsUnseen(world)];
  if (known.some(({ microsoft }) => microsoft?.microsoftTenantId === microsoftTenantId))
    refuse('Tenant.MicrosoftTenantAlreadyRegistered');
}
