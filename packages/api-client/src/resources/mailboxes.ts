import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { bareOrIn, objectWith, optionalFlag, optionalId } from '../reading.ts';
import { address } from '../shapes/address.ts';
import { user } from '../shapes/user.ts';

/** The kinds of mailbox (specification, section 4). */
export const MAILBOX_TYPES = [
  'UserMailbox',
  'SharedMailbox',
  'ResourceMailbox',
  'PublicFolder',
  'UmaArchive',
] as const;

const mailboxFields = {
  id: v.string(),
  name: v.string(),
  mailboxType: openEnum(MAILBOX_TYPES),
  /** Id of the user it belongs to; `null` where it has no owner (D74). */
  ownerId: optionalId,
  /** Managed by Microsoft 365: read-only (D69). */
  hasExternalReference: optionalFlag,
};

/** A mailbox of the archive (specification, section 3). */
export const mailbox = v.object(mailboxFields);

/** A mailbox of the archive; `mailboxType` may be a kind this console does not know. */
export type Mailbox = v.InferOutput<typeof mailbox>;

/** A mailbox and the user it belongs to: the detailed form (specification, section 3). */
export const mailboxWithOwner = objectWith(mailboxFields, { owner: v.nullish(user, null) });

/** A mailbox and the user it belongs to; `owner` is `null` where it has none. */
export type MailboxWithOwner = v.InferOutput<typeof mailboxWithOwner>;

/** One page of the tenant's mailboxes, with the typed filters beside the text (D26). */
export const listMailboxes = operation({
  name: 'listMailboxes',
  noun: 'mailboxes',
  summary: 'Lists mailboxes.',
  method: 'POST',
  path: '/mailboxes/get-mailboxes',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    ownerId: v.optional(v.string()),
    mailboxType: v.optional(v.picklist(MAILBOX_TYPES)),
    hasExternalReference: v.optional(v.boolean()),
    /** Only those without an owner, or only the others. */
    isOwnerless: v.optional(v.boolean()),
  }),
  answers: pageOf(mailbox),
  errors: [],
  assumed: pagedAssumptions({
    'takes.ownerId': 'D26',
    'takes.mailboxType': 'D26',
    'takes.hasExternalReference': 'D26',
    'takes.isOwnerless': 'D26',
  }),
});

/** One mailbox. */
export const getMailbox = operation({
  name: 'getMailbox',
  noun: 'mailboxes',
  summary: 'Reads a mailbox.',
  method: 'GET',
  path: '/mailboxes/get-mailbox/{mailboxId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ mailboxId: v.string() }),
  answers: mailbox,
  errors: ['Mailbox.NotFound'],
  assumed: { answers: 'O068' },
});

/** One mailbox and the user it belongs to. */
export const getMailboxWithOwner = operation({
  name: 'getMailboxWithOwner',
  noun: 'mailboxes',
  summary: 'Reads a mailbox with its owner.',
  method: 'GET',
  path: '/mailboxes/get-mailbox-with-owner/{mailboxId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ mailboxId: v.string() }),
  answers: mailboxWithOwner,
  errors: ['Mailbox.NotFound'],
  assumed: { answers: 'O071' },
});

/** All users who may read a mailbox besides its owner. */
export const listMailboxDelegates = operation({
  name: 'listMailboxDelegates',
  noun: 'mailboxes',
  summary: 'Lists the delegates of a mailbox.',
  method: 'GET',
  path: '/mailboxes/get-mailbox-delegates/{mailboxId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ mailboxId: v.string() }),
  answers: bareOrIn('rows', v.array(user)),
  errors: ['Mailbox.NotFound'],
  assumed: { answers: 'D27' },
});

/** All e-mail addresses of a mailbox. */
export const listMailboxAddresses = operation({
  name: 'listMailboxAddresses',
  noun: 'mailboxes',
  summary: 'Lists the e-mail addresses of a mailbox.',
  method: 'GET',
  path: '/mailboxes/get-mailbox-addresses/{mailboxId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ mailboxId: v.string() }),
  answers: bareOrIn('rows', v.array(address)),
  errors: ['Mailbox.NotFound'],
  assumed: { answers: 'D27' },
});

/**
 * Creates a mailbox, with or without an owner (D74). A user's own mailbox (`UserMailbox` with an
 * owner) begins with the primary address of the owner, so that address must be free.
 */
export const createMailbox = operation({
  name: 'createMailbox',
  noun: 'mailboxes',
  summary: 'Creates a mailbox.',
  method: 'POST',
  path: '/mailboxes/create-mailbox',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    name: v.string(),
    mailboxType: v.picklist(MAILBOX_TYPES),
    ownerId: v.nullish(v.string()),
  }),
  answers: mailbox,
  errors: ['User.NotFound', 'Mailbox.EmailAddressInUse', 'EmailAddress.Orphaned'],
  assumed: { takes: 'O066', 'takes.ownerId': 'D74', answers: 'O066', errors: 'O066' },
});

/**
 * Changes the name of a mailbox and whom it belongs to. `ownerId`: `null` for no owner; left out,
 * it stays. A new owner is a delegate no longer.
 */
export const updateMailbox = operation({
  name: 'updateMailbox',
  noun: 'mailboxes',
  summary: 'Changes a mailbox.',
  method: 'POST',
  path: '/mailboxes/update-mailbox',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ id: v.string(), name: v.string(), ownerId: v.nullish(v.string()) }),
  answers: mailbox,
  errors: ['Mailbox.NotFound', 'Mailbox.ManagedReadonly', 'User.NotFound'],
  assumed: { takes: 'O074', answers: 'O074', errors: 'O074' },
});

/**
 * Deletes a mailbox. Archived mail stays, and so do the addresses it bears: without owner, until they are deleted
 * (O067).
 */
export const deleteMailbox = operation({
  name: 'deleteMailbox',
  noun: 'mailboxes',
  summary: 'Deletes a mailbox.',
  method: 'DELETE',
  path: '/mailboxes/delete-mailbox/{mailboxId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ mailboxId: v.string() }),
  errors: ['Mailbox.NotFound', 'Mailbox.ManagedReadonly'],
  assumed: { errors: 'O067' },
});

/**
 * Lets users read a mailbox: all of them or none. The owner, and a user who is not there, make it
 * `Mailbox.DelegateUserIdInvalid`.
 */
export const addMailboxDelegates = operation({
  name: 'addMailboxDelegates',
  noun: 'mailboxes',
  summary: 'Adds delegates to a mailbox.',
  method: 'POST',
  path: '/mailboxes/add-delegates-to-mailbox',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ mailboxId: v.string(), userIds: v.array(v.string()) }),
  errors: ['Mailbox.NotFound', 'Mailbox.ManagedReadonly', 'Mailbox.DelegateUserIdInvalid'],
  assumed: { errors: 'O065' },
});

/**
 * Lets users read a mailbox no longer. Who is no delegate is passed over; a user who is not there makes it
 * `Mailbox.DelegateUserIdInvalid`.
 */
export const removeMailboxDelegates = operation({
  name: 'removeMailboxDelegates',
  noun: 'mailboxes',
  summary: 'Removes delegates from a mailbox.',
  method: 'POST',
  path: '/mailboxes/remove-delegates-from-mailbox',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ mailboxId: v.string(), userIds: v.array(v.string()) }),
  errors: ['Mailbox.NotFound', 'Mailbox.ManagedReadonly', 'Mailbox.DelegateUserIdInvalid'],
  assumed: { errors: 'O073' },
});
