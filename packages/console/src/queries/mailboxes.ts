import { type InputOf, listMailboxAddresses, listMailboxDelegates, listMailboxes } from '@archive-console/api-client';
import { query } from './api.ts';

export const mailboxesQueries = {
  list: (request: InputOf<typeof listMailboxes>) => query(listMailboxes, request),
  delegates: (mailboxId: string) => query(listMailboxDelegates, { mailboxId }),
  addresses: (mailboxId: string) => query(listMailboxAddresses, { mailboxId }),
};
