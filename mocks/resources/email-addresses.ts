import { getEmailAddress, listEmailAddresses } from '@archive-console/api-client';
import { listOf } from '../lists/list.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const emailAddressesRules = [
  rule(listEmailAddresses, ({ world, input }) =>
    listOf(world.addresses, input, ({ ownerId }) => input.ownerId === undefined || ownerId === input.ownerId),
  ),
  rule(
    getEmailAddress,
    ({ world, input }) => world.addresses.get(input.emailAddressId) ?? refuse('EmailAddress.NotFound'),
  ),
];
