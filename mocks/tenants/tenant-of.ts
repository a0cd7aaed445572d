import { refuse } from '../refusal.ts';
import type { Credential } from '../session/credentials.ts';
import type { World } from '../world.ts';
import { type TenantKind, tenantKinds } from './kinds.ts';

/** The world of a tenant that is there, by its key. */
export function tenantWith(world: World, key: string): World | undefined {
  const found = world.tenants.of(key);
  return found?.tenant === undefined ? undefined : found;
}

/** The world of the tenant a person belongs to; refuses where it is deleted. */
export const tenantOf = (world: World, { tenant }: Credential): World =>
  tenantWith(world, tenant) ?? refuse('Authentication.TenantNotFound');

/** The worlds of all tenants that are there and were needed so far. */
export const tenantsThere = (world: World): World[] =>
  [...world.tenants.all()].filter(({ tenant }) => tenant !== undefined);

/** The tenants that were not needed yet: they are as they begin. */
export function tenantsUnseen(world: World): TenantKind[] {
  const seen = new Set([...world.tenants.all()].map(({ kind }) => kind.key));
  return tenantKinds.filter(({ key }) => !seen.has(key));
}
