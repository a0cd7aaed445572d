import { refuse } from '../refusal.ts';
import type { Credential } from '../session/credentials.ts';
import type { World } from '../world.ts';

/** The world of the tenant somebody belongs to; refuses where it is gone. */
export function tenantOf(world: World, { tenant }: Credential): World {
  const theirs = world.tenants.of(tenant);
  return theirs?.tenant === undefined ? refuse('Authentication.TenantNotFound') : theirs;
}
