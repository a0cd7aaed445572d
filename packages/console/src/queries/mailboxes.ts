import {
  type InputOf,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
} from '@archive-console/api-client';
import { query } from './api.ts';
import type { Changes } from './change.ts';

/** What each kind of change makes stale: so far only changes made elsewhere. */
export const mailboxesChanges = {
  elsewhere: { invalidates: ['listMailboxes', 'getMailbox', 'getMailboxWithOwner', 'listMailboxDelegates'] },
} satisfies Changes;

export const mailboxesQueries = {
  /** The mailboxes of one person; who owns more than a hundred sees the first hundred. */
  ownedBy: (ownerId: string) => query(listMailboxes, { ownerId, page: 1, rowsPerPage: 100, sortBy: 'name' }),
  list: (request: InputOf<typeof listMailboxes>) => query(listMailboxes, request),
  delegates: (mailboxId: string) => query(listMailboxDelegates, { mailboxId }),
  addresses: (mailboxId: string) => query(listMailboxAddresses, { mailboxId }),
};
