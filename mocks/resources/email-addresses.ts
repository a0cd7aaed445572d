import {
  type Address,
  createEmailAddress,
  deleteEmailAddress,
  getEmailAddress,
  listEmailAddresses,
} from '@archive-console/api-client';
import { assign, freeAddress } from '../addresses/new-address.ts';
import { localOwner, requireLocalOwner } from '../addresses/owners.ts';
import { domainOf, inAscii } from '../email-rule.ts';
import { isAsked, typedIn, unlessIdle } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

const addressWith = (world: World, id: string): Address =>
  world.addresses.get(id) ?? refuse('EmailAddress.NotFound');

export const emailAddressesRules = [
  rule(listEmailAddresses, ({ world, input }) =>
    listOf(
      world.addresses,
      input,
      unlessIdle(
        typedIn(input),
        // What a row of a crowd must make is read last, and of the few that are left.
        (row) =>
          isAsked(input.addressType, row.addressType) &&
          (input.emailDomain === undefined || domainOf(row.address) === inAscii(input.emailDomain)) &&
          (input.ownerId === undefined || row.ownerId === input.ownerId) &&
          (input.isOrphaned === undefined || (row.ownerId === null) === input.isOrphaned),
      ),
    ),
  ),
  rule(getEmailAddress, ({ world, input }) => addressWith(world, input.emailAddressId)),
  rule(createEmailAddress, ({ world, input: { addressType, address, ownerId } }) => {
    const owner = localOwner(world, addressType, ownerId);
    return assign(world, addressType, freeAddress(world, address), owner);
  }),
  rule(deleteEmailAddress, ({ world, input }) => {
    const address = addressWith(world, input.emailAddressId);
    requireLocalOwner(world, address);
    world.addresses.remove(address.id);
    world.hub.notify('EmailAddressesChanged', { ids: [address.id] });
  }),
];
