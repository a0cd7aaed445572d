import {
  addMailboxDelegates,
  createMailbox,
  deleteMailbox,
  getMailbox,
  getMailboxWithOwner,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  removeMailboxDelegates,
  updateMailbox,
} from '@archive-console/api-client';
import { orphanAddressesOf, renameOwner } from '../addresses/owners.ts';
import { orphanSource, renameSource } from '../imports/sources.ts';
import { isAsked, typedIn, unlessIdle } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { delegate, endDelegation } from '../mailboxes/delegation.ts';
import { addMailbox } from '../mailboxes/new-mailbox.ts';
import { addressesOf } from '../people/addresses-of.ts';
import { localMailboxWith, mailboxWith, userWith } from '../people/find.ts';
import { filled } from '../filled.ts';
import { rule } from '../rule.ts';

export const mailboxesRules = [
  rule(listMailboxes, ({ world, input }) =>
    listOf(
      world.mailboxes,
      input,
      unlessIdle(
        typedIn(input),
        ({ ownerId, mailboxType, hasExternalReference }) =>
          isAsked(input.ownerId, ownerId) &&
          isAsked(input.mailboxType, mailboxType) &&
          isAsked(input.hasExternalReference, hasExternalReference) &&
          isAsked(input.isOwnerless, ownerId === null),
      ),
    ),
  ),
  rule(getMailbox, ({ world, input }) => mailboxWith(world, input.mailboxId)),
  rule(getMailboxWithOwner, ({ world, input }) => {
    const mailbox = mailboxWith(world, input.mailboxId);
    return { ...mailbox, owner: world.users.get(mailbox.ownerId ?? '') ?? null };
  }),
  rule(createMailbox, ({ world, input }) => addMailbox(world, input)),
  rule(updateMailbox, ({ world, input }) => {
    const known = localMailboxWith(world, input.id);
    const ownerId = input.ownerId === undefined ? known.ownerId : input.ownerId;
    const mailbox = { ...known, name: filled('name', input.name), ownerId };
    if (ownerId !== null) world.delegates.remove(known.id, [userWith(world, ownerId).id]);
    world.mailboxes.put(mailbox);
    world.hub.notify('MailboxesChanged', { ids: [mailbox.id] });
    if (mailbox.name !== known.name) {
      renameOwner(world, mailbox.id, mailbox.name);
      renameSource(world, mailbox.id, mailbox.name);
    }
    return mailbox;
  }),
  rule(deleteMailbox, ({ world, input }) => {
    const { id } = localMailboxWith(world, input.mailboxId);
    world.mailboxes.remove(id);
    world.delegates.forget(id);
    world.hub.notify('MailboxesChanged', { ids: [id] });
    orphanAddressesOf(world, id);
    orphanSource(world, id);
  }),
  rule(listMailboxDelegates, ({ world, input }) => {
    return world.users.among(world.delegates.of(mailboxWith(world, input.mailboxId).id));
  }),
  rule(addMailboxDelegates, ({ world, input }) => delegate(world, input)),
  rule(removeMailboxDelegates, ({ world, input }) => endDelegation(world, input)),
  rule(listMailboxAddresses, ({ world, input }) =>
    addressesOf(world, mailboxWith(world, input.mailboxId).id),
  ),
];
