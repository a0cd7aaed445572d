import type { Address, Group, Mailbox } from '@archive-console/api-client';
import { localGroupWith, localMailboxWith } from '../people/find.ts';
import type { World } from '../world.ts';

/** The mailbox or group that is to get an address; refused where it is not there, or managed elsewhere. */
export function localOwner(world: World, type: Address['addressType'], id: string): Mailbox | Group {
  return type === 'GroupAddress' ? localGroupWith(world, id) : localMailboxWith(world, id);
}

/** Refuses to touch an address that comes from outside with its mailbox or group. */
export function requireLocalOwner(world: World, { addressType, ownerId }: Address): void {
  if (ownerId !== null) localOwner(world, addressType, ownerId);
}

function change(world: World, ownerId: string, difference: Partial<Address>): void {
  const changed = world.addresses.having('ownerId', ownerId);
  if (changed.length === 0) return;
  for (const address of changed) world.addresses.put({ ...address, ...difference });
  world.hub.notify('EmailAddressesChanged', { ids: changed.map(({ id }) => id) });
}

/** The addresses of a mailbox or group say what it is called now. */
export function renameOwner(world: World, ownerId: string, name: string): void {
  change(world, ownerId, { assignedTo: name });
}

/** Keeps the addresses of a deleted mailbox or group without an owner: archived mail bears them. */
export function orphanAddressesOf(world: World, ownerId: string): void {
  change(world, ownerId, { ownerId: null, assignedTo: '' });
}
