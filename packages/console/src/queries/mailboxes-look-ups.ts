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
import { holds, isDeleted, notReached, reachedIf, rowsOf } from './lost-answers.ts';

/** Mailboxes may share a name: the new one is the one that the hub has just reported. */
export const created: LookUp<typeof createMailbox> = async (client, { name, ownerId }) => {
  let isUnsure = false;
  for await (const mailbox of rowsOf<Mailbox>(client, listMailboxes, { sortBy: 'name', filter: name })) {
    if (!holds(mailbox, { name, ownerId: ownerId ?? undefined })) continue;
    if (wasReported(client, 'mailboxId', mailbox.id)) return { isReached: true, answer: mailbox };
    isUnsure = true;
  }
  if (isUnsure) throw new Error('There is a mailbox of this name, perhaps another one.');
  return notReached;
};

export const saved: LookUp<typeof updateMailbox> = async (client, { id, ...sent }) =>
  reachedIf(holds(await call(client, getMailbox, { mailboxId: id }), sent));

export const removed: LookUp<typeof deleteMailbox> = async (client, input) =>
  reachedIf(await isDeleted(client, getMailbox, input));

export const delegatesAdded: LookUp<typeof addMailboxDelegates> = async (client, { mailboxId, userIds }) => {
  const delegates = await delegatesOf(client, mailboxId);
  return reachedIf(userIds.every((id) => delegates.has(id)));
};

export const delegatesRemoved: LookUp<typeof removeMailboxDelegates> = async (
  client,
  { mailboxId, userIds },
) => {
  const delegates = await delegatesOf(client, mailboxId);
  return reachedIf(!userIds.some((id) => delegates.has(id)));
};

async function delegatesOf(client: QueryClient, mailboxId: string): Promise<ReadonlySet<string>> {
  const delegates = await call(client, listMailboxDelegates, { mailboxId });
  return new Set(delegates.map(({ id }) => id));
}
