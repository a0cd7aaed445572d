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
  /** Id of the user it belongs to; `null` where it belongs to nobody (D74). */
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

/** A mailbox and the user it belongs to; `owner` is `null` where it belongs to nobody. */
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
    mailboxType: v.optional(v.string()),
  }),
  answers: pageOf(mailbox),
  errors: [],
  assumed: pagedAssumptions({ 'takes.ownerId': 'D26', 'takes.mailboxType': 'D26' }),
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
