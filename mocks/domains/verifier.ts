import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';

/**
 * The text with which a person shows that a domain is his: another one for every owner and domain. An owner is a
 * tenant, or an organization at Microsoft that is to become one, by its id.
 */
export function verifierFor(ownerId: string | undefined, domainName: string): string {
  return `archive-console-verification=${hexOf(`${ownerId} owns ${domainName}`)}`;
}

/** Whether the owner's text stands in the zone, beside whatever else stands there. */
export function isVerified(world: World, ownerId: string | undefined, domainName: string): boolean {
  const found = world.dnsZone.get(domainName) ?? [];
  return found.some((text) => text.trim() === verifierFor(ownerId, domainName));
}
