import type { Tenant } from '@archive-console/api-client';
import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';

/** The text with which a tenant shows that a domain is its own: another one for every tenant and domain. */
export function verifierFor(tenant: Tenant | undefined, domainName: string): string {
  return `archive-console-verification=${hexOf(`${tenant?.id} owns ${domainName}`)}`;
}

/** Whether the text stands in the zone, beside whatever else stands there. */
export function isVerified(world: World, domainName: string): boolean {
  const found = world.dnsZone.get(domainName) ?? [];
  return found.some((text) => text.trim() === verifierFor(world.tenant, domainName));
}
