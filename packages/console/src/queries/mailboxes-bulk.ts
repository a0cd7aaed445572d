import {
  addMailboxDelegates,
  createMailbox,
  deleteMailbox,
  getMailbox,
  type InputOf,
  listMailboxes,
  removeMailboxDelegates,
  updateMailbox,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { type BulkAction, bulkAction } from './bulk-action.ts';
import { bulkCreation } from './bulk-creation.ts';
import { mailboxesChanges } from './mailboxes.ts';
import { nameExists } from './name-exists.ts';

const { creation, details, deletion, delegates } = mailboxesChanges;
const lookUps = () => import('./mailboxes-look-ups.ts');

/**
 * The service takes the name with the owner: what another person renamed meanwhile keeps its new name.
 *
 * @param ownerId `null` for no owner
 */
function changeOwner(client: QueryClient, ownerId: string | null): BulkAction {
  const names = new Map<string, string>();
  const mailboxOf = (id: string) => ({ id, name: names.get(id) ?? '', ownerId });
  const change = bulkAction(client, updateMailbox, mailboxOf, details, async () => (await lookUps()).saved);
  async function readName(mailboxId: string): Promise<void> {
    names.set(mailboxId, (await call(client, getMailbox, { mailboxId })).name);
  }
  return {
    ...change,
    async act(id) {
      await readName(id);
      return change.act(id);
    },
    async lookUp(id) {
      await readName(id);
      return change.lookUp(id);
    },
  };
}

/**
 * The changes of mailboxes for many rows: mailboxes, or the delegates of one mailbox. In a file of its own, because the
 * first row of a list does not need it.
 */
export const mailboxesBulk = {
  create: (client: QueryClient, mailboxOf: (row: string) => InputOf<typeof createMailbox>) =>
    bulkCreation(client, createMailbox, mailboxOf, creation, async () => (await lookUps()).created),
  changeOwner,
  remove: (client: QueryClient) =>
    bulkAction(
      client,
      deleteMailbox,
      (mailboxId) => ({ mailboxId }),
      deletion,
      async () => (await lookUps()).removed,
    ),
  addDelegates: (client: QueryClient, userIdsFor: (mailboxId: string) => string[]) =>
    bulkAction(
      client,
      addMailboxDelegates,
      (mailboxId) => ({ mailboxId, userIds: userIdsFor(mailboxId) }),
      delegates,
      async () => (await lookUps()).delegatesAdded,
    ),
  removeDelegates: (client: QueryClient, mailboxId: string) =>
    bulkAction(
      client,
      removeMailboxDelegates,
      (userId) => ({ mailboxId, userIds: [userId] }),
      delegates,
      async () => (await lookUps()).delegatesRemoved,
    ),
};

/** Whether a mailbox has this name. */
export const mailboxNameExists = nameExists(listMailboxes);
