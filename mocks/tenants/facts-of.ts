import type { Tenant } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import type { Microsoft, World } from '../world.ts';

export const tenantIn = (world: World): Tenant => world.tenant ?? refuse('Tenant.NotFound');

/** What is known of its organization at Microsoft; only a tenant of that type has one. */
export const microsoftOf = (world: World): Microsoft => world.microsoft ?? refuse('Tenant.InvalidTenantType');

/** The same, where the organization has consented: nothing can be done there before. */
export function consentedMicrosoftOf(world: World): Microsoft {
  const microsoft = microsoftOf(world);
  if (!microsoft.archivePermissionsGranted)
    refuse('Default.Forbidden', 'The organization has not given its consent at Microsoft yet.');
  return microsoft;
}
