import {
  getMailbox,
  getMailboxWithOwner,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
} from '@archive-console/api-client';
import { listOf } from '../lists/list.ts';
import { addressesOf } from '../people/addresses-of.ts';
import { mailboxWith } from '../people/find.ts';
import { rule } from '../rule.ts';

export const mailboxesRules = [
  rule(listMailboxes, ({ world, input }) =>
    listOf(
      world.mailboxes,
      input,
      ({ ownerId, mailboxType }) =>
        (input.ownerId === undefined || ownerId === input.ownerId) &&
        (input.mailboxType === undefined || mailboxType === input.mailboxType),
    ),
  ),
  rule(getMailbox, ({ world, input }) => mailboxWith(world, input.mailboxId)),
  rule(getMailboxWithOwner, ({ world, input }) => {
    const mailbox = mailboxWith(world, input.mailboxId);
    return { ...mailbox, owner: world.users.get(mailbox.ownerId ?? '') ?? null };
  }),
  rule(listMailboxDelegates, ({ world, input }) => {
    const delegates = world.delegates.of(mailboxWith(world, input.mailboxId).id);
    return world.users.sortedBy(undefined).filter(({ id }) => delegates.has(id));
  }),
  rule(listMailboxAddresses, ({ world, input }) =>
    addressesOf(world, mailboxWith(world, input.mailboxId).id),
  ),
];
