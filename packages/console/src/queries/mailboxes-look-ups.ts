import {
  type addMailboxDelegates,
  type createMailbox,
  type deleteMailbox,
  getMailbox,
  listMailboxDelegates,
  listMailboxes,
  type Mailbox,
  type removeMailboxDelegates,
  type updateMailbox,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { wasReported } from './invalidation-state.ts';
import type { LookUp } from './look-up.ts';
import {
  holds,
  isDeleted,
  reachedIf,
  reachedIfAll,
  reachedIfHeld,
  reportedAmong,
  rowsOf,
} from './lost-answers.ts';

/** Mailboxes may share a name. */
export const created: LookUp<typeof createMailbox> = (client, { name, ownerId }, others) =>
  reportedAmong(
    rowsOf<Mailbox>(client, listMailboxes, { sortBy: 'name', filter: name }),
    (mailbox) => others?.has(mailbox.id) !== true && holds(mailbox, { name, ownerId: ownerId ?? undefined }),
    ({ id }) => wasReported(client, 'mailboxId', id),
  );

export const saved: LookUp<typeof updateMailbox> = async (client, { id, ...sent }) =>
  reachedIfHeld(await call(client, getMailbox, { mailboxId: id }), sent);

export const removed: LookUp<typeof deleteMailbox> = async (client, input) =>
  reachedIf(await isDeleted(client, getMailbox, input));

export const delegatesAdded: LookUp<typeof addMailboxDelegates> = async (client, { mailboxId, userIds }) => {
  const delegates = await delegatesOf(client, mailboxId);
  return reachedIfAll(userIds, (id) => delegates.has(id));
};

export const delegatesRemoved: LookUp<typeof removeMailboxDelegates> = async (
  client,
  { mailboxId, userIds },
) => {
  const delegates = await delegatesOf(client, mailboxId);
  return reachedIfAll(userIds, (id) => !delegates.has(id));
};

async function delegatesOf(client: QueryClient, mailboxId: string): Promise<ReadonlySet<string>> {
  const delegates = await call(client, listMailboxDelegates, { mailboxId });
  return new Set(delegates.map(({ id }) => id));
}
