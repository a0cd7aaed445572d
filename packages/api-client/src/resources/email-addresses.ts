import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith } from '../reading.ts';
import { address } from '../shapes/address.ts';

/** One page of the tenant's e-mail addresses, with a typed filter beside the text (D26). */
export const listEmailAddresses = operation({
  name: 'listEmailAddresses',
  noun: 'email-addresses',
  summary: 'Lists e-mail addresses.',
  method: 'POST',
  path: '/email-addresses/get-email-addresses',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    ownerId: v.optional(v.string()),
  }),
  answers: pageOf(address),
  errors: [],
  assumed: pagedAssumptions({ 'takes.ownerId': 'D26' }),
});

/** One e-mail address. */
export const getEmailAddress = operation({
  name: 'getEmailAddress',
  noun: 'email-addresses',
  summary: 'Reads an e-mail address.',
  method: 'GET',
  path: '/email-addresses/get-email-address/{emailAddressId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ emailAddressId: v.string() }),
  answers: address,
  errors: ['EmailAddress.NotFound'],
  assumed: { answers: 'O044' },
});
