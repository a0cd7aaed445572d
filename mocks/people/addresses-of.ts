import type { Address } from '@archive-console/api-client';
import type { World } from '../world.ts';

/** The addresses of a mailbox or group, in their order. */
export function addressesOf(world: World, ownerId: string): Address[] {
  return world.addresses.having('ownerId', ownerId);
}
