import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith } from '../reading.ts';
import { address, ADDRESS_TYPES } from '../shapes/address.ts';

/** One page of the tenant's e-mail addresses, with the typed filters beside the text (D26). */
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
    addressType: v.optional(v.picklist(ADDRESS_TYPES)),
    emailDomain: v.optional(v.string()),
    /** Only those whose mailbox or group was deleted, or only the others. */
    isOrphaned: v.optional(v.boolean()),
  }),
  answers: pageOf(address),
  errors: [],
  assumed: pagedAssumptions({
    'takes.ownerId': 'D26',
    'takes.addressType': 'D26',
    'takes.emailDomain': 'D26',
    'takes.isOrphaned': 'D26',
  }),
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

/**
 * Gives a mailbox or a group an address. The address has no owner yet, in no tenant; one whose
 * owner was deleted has to be deleted first (`EmailAddress.Orphaned`). Its domain need not be a
 * trusted one: mail from before may bear it.
 */
export const createEmailAddress = operation({
  name: 'createEmailAddress',
  noun: 'email-addresses',
  summary: 'Creates an e-mail address.',
  method: 'POST',
  path: '/email-addresses/create-email-address',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    addressType: v.picklist(ADDRESS_TYPES),
    address: v.string(),
    ownerId: v.string(),
  }),
  answers: address,
  errors: [
    'EmailAddress.AlreadyExists',
    'EmailAddress.Orphaned',
    'Mailbox.NotFound',
    'Mailbox.ManagedReadonly',
    'Group.NotFound',
    'Group.ManagedReadonly',
  ],
  assumed: { takes: 'O042', answers: 'O042', errors: 'O042' },
});

/**
 * Deletes an address, also one whose owner was deleted. That of a managed mailbox or group stays.
 */
export const deleteEmailAddress = operation({
  name: 'deleteEmailAddress',
  noun: 'email-addresses',
  summary: 'Deletes an e-mail address.',
  method: 'DELETE',
  path: '/email-addresses/delete-email-address/{emailAddressId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ emailAddressId: v.string() }),
  errors: ['EmailAddress.NotFound', 'Mailbox.ManagedReadonly', 'Group.ManagedReadonly'],
  assumed: { errors: 'O043' },
});
