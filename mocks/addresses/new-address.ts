import type { Address, Group, Mailbox } from '@archive-console/api-client';
import { isDomainOwnedElsewhere } from '../domains/owned-elsewhere.ts';
import { domainOf, emailFault } from '../email-rule.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { addressWritten } from './taken.ts';

/**
 * An address as it may be written down, without the space around it. Its domain need not be one of the tenant: mail
 * from before may bear it. What lies in a domain of another tenant counts as taken.
 */
export function freeAddress(world: World, text: string): string {
  const address = text.trim();
  const fault = emailFault(address);
  if (fault !== undefined) refuseField('address', fault);
  const taken = addressWritten(world, address);
  if (taken?.ownerId === null) refuse('EmailAddress.Orphaned');
  if (taken !== undefined)
    refuse('EmailAddress.AlreadyExists', `${taken.address} belongs to ${taken.assignedTo}.`);
  if (isDomainOwnedElsewhere(world, domainOf(address))) refuse('EmailAddress.AlreadyExists');
  return address;
}

/** Gives a mailbox or group an address that is free. */
export function assign(
  world: World,
  addressType: Address['addressType'],
  address: string,
  owner: Mailbox | Group,
): Address {
  const assigned: Address = {
    id: world.newId('address'),
    address,
    addressType,
    ownerId: owner.id,
    assignedTo: owner.name,
  };
  world.addresses.put(assigned);
  world.hub.notify('EmailAddressesChanged', { ids: [assigned.id] });
  return assigned;
}
