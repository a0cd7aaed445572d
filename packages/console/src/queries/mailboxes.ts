import {
  addMailboxDelegates,
  createMailbox,
  deleteMailbox,
  getMailboxWithOwner,
  type InputOf,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  type Mailbox,
  type MailboxWithOwner,
  removeMailboxDelegates,
  updateMailbox,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { detailQuery, keyOf, nameQuery, query } from './api.ts';
import type { Changes } from './change.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { mutation } from './mutation.ts';
import {
  type AnyPage,
  countQuery,
  foundQuery,
  matchingQuery,
  pageReader,
  readMatching,
} from './paged-reads.ts';
import { readAllPages } from './read-all-pages.ts';
import { pageOfWhole, wholeListReader, type WholeListRequest } from './whole-lists.ts';

const aboutMailbox = ({ mailboxId }: { mailboxId: string }) => ({ mailboxId: [mailboxId] });

/** What each kind of change makes stale: said once for mutation, bulk run and hub event. */
export const mailboxesChanges = {
  // The mailbox of a person begins with an address.
  creation: {
    invalidates: ['listMailboxes', 'listEmailAddresses', 'listImportSources'],
    about: (_input: unknown, mailbox?: Mailbox) => mailbox && { mailboxId: [mailbox.id] },
  },
  // An address says the name of its mailbox, and a new owner is a delegate no longer.
  details: {
    invalidates: [
      'listMailboxes',
      'getMailboxWithOwner',
      'listMailboxAddresses',
      'listMailboxDelegates',
      'listEmailAddresses',
      'getEmailAddress',
      'listImportSources',
    ],
    about: ({ id }: InputOf<typeof updateMailbox>) => ({ mailboxId: [id] }),
  },
  // Its addresses are kept, without an owner, and so are its import sources, which are orphaned.
  deletion: {
    invalidates: [
      'listMailboxes',
      'listEmailAddresses',
      'getEmailAddress',
      'listImportSources',
      'getImportSource',
    ],
    // A source does not name its mailbox: each one would be read again, whichever mailbox was changed.
    notifiedApart: ['getImportSource'],
    about: aboutMailbox,
    deletes: ({ mailboxId }: { mailboxId: string }) => ({
      names: { mailboxId, ownerId: mailboxId },
      read: 'getMailboxWithOwner',
    }),
  },
  delegates: { invalidates: ['listMailboxDelegates'], about: aboutMailbox },
} satisfies Changes;

type ListRequest = InputOf<typeof listMailboxes>;
type DelegatesRequest = WholeListRequest & { mailboxId: string };

const SORT_BY = 'name';
/** What the search for a delegate looks at. */
const searched = ['displayName', 'userName', 'primaryEmail'] as const;

const totalOf = ({ totalRows }: { totalRows: number }) => totalRows;
const lengthOf = ({ length }: readonly unknown[]) => length;

export const mailboxesQueries = {
  list: (request: ListRequest) => query(listMailboxes, request),
  count: () => countQuery(listMailboxes, { sortBy: SORT_BY, descending: false }),
  ownerlessCount: () => countQuery(listMailboxes, { sortBy: SORT_BY, descending: false, isOwnerless: true }),
  /** The first mailboxes whose name matches a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listMailboxes, SORT_BY, text),
  /** What a picker offers: a page of the mailboxes that match a text. Pages count from 1. */
  matching: (text: string, page: number) => matchingQuery(listMailboxes, SORT_BY, text, page),
  /** The mailboxes of one person; who owns more than a hundred sees the first hundred. */
  ownedBy: (ownerId: string) =>
    query(listMailboxes, { ownerId, page: 1, rowsPerPage: 100, sortBy: SORT_BY, descending: false }),
  /** All mailboxes of one person, however many pages. */
  allOwnedBy: (ownerId: string) => {
    const request = { ownerId, sortBy: SORT_BY, descending: false };
    return queryOptions({
      queryKey: keyOf(listMailboxes, { ...request, all: true }),
      queryFn: ({ client, signal }) => readAllPages(pageReader(client, listMailboxes, request), { signal }),
    });
  },
  /** How many mailboxes a person has, read beside those of others. */
  ownedCount: (ownerId: string) => {
    const request = { ownerId, page: 1, rowsPerPage: 10, sortBy: SORT_BY, descending: false };
    return queryOptions({ ...queryFewAtOnce(listMailboxes, request), select: totalOf });
  },
  /** The mailbox and the person it belongs to. */
  detail: (mailboxId: string) => detailQuery(getMailboxWithOwner, { mailboxId }),
  /** The name of a mailbox: the title of the page. */
  name: (mailboxId: string) => nameQuery(getMailboxWithOwner, { mailboxId }, ({ name }) => name),
  addresses: (mailboxId: string) => query(listMailboxAddresses, { mailboxId }),
  /** Its addresses beside its name in a list. */
  addressesInList: (mailboxId: string) => queryFewAtOnce(listMailboxAddresses, { mailboxId }),
  /** How many addresses it has, as a tab says it. */
  addressCount: (mailboxId: string) =>
    queryOptions({ ...mailboxesQueries.addressesInList(mailboxId), select: lengthOf }),
  delegates: (mailboxId: string) => query(listMailboxDelegates, { mailboxId }),
  /** Its delegates, read beside those of others. */
  delegatesInList: (mailboxId: string) => queryFewAtOnce(listMailboxDelegates, { mailboxId }),
  delegateCount: (mailboxId: string) =>
    queryOptions({ ...query(listMailboxDelegates, { mailboxId }), select: lengthOf }),
  /** All delegates of a mailbox: a picker marks them. */
  allDelegateIds: (mailboxId: string) =>
    queryOptions({
      ...query(listMailboxDelegates, { mailboxId }),
      select: (users) => users.map(({ id }) => id),
    }),
  /** A page of the delegates that match. */
  delegatesPage: ({ mailboxId, ...request }: DelegatesRequest) =>
    pageOfWhole(listMailboxDelegates, { mailboxId }, request, searched),
};

/** Reads any page of the mailboxes that match, past the cache. */
export function readMailboxes(queryClient: QueryClient, request: AnyPage<ListRequest>) {
  return pageReader(queryClient, listMailboxes, request);
}

/** Reads any page of the delegates of a mailbox, past the cache. */
export function readDelegates(
  queryClient: QueryClient,
  { mailboxId, ...request }: Omit<DelegatesRequest, 'page' | 'rowsPerPage'>,
) {
  return wholeListReader(queryClient, listMailboxDelegates, { mailboxId }, request, searched);
}

/** The mailboxes of exactly this name, in upper or lower case. */
export async function mailboxesNamed(
  queryClient: QueryClient,
  text: string,
  signal: AbortSignal,
): Promise<Mailbox[]> {
  const mailboxes = await readMatching(queryClient, listMailboxes, { sortBy: SORT_BY, text, signal });
  return mailboxes.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
}

/** What was accepted is known: the page that comes next does not show the old name until it is read again. */
function learnName(queryClient: QueryClient, { id, name }: InputOf<typeof updateMailbox>): void {
  queryClient.setQueryData<MailboxWithOwner>(
    keyOf(getMailboxWithOwner, { mailboxId: id }),
    (mailbox) => mailbox && { ...mailbox, name },
  );
}

const { creation, details, deletion, delegates } = mailboxesChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./mailboxes-look-ups.ts');

export const mailboxesMutations = {
  create: () => mutation(createMailbox, creation, { lookUp: async () => (await lookUps()).created }),
  update: () =>
    mutation(updateMailbox, details, {
      learn: learnName,
      ...shown,
      lookUp: async () => (await lookUps()).saved,
    }),
  addDelegates: () =>
    mutation(addMailboxDelegates, delegates, {
      ...shown,
      lookUp: async () => (await lookUps()).delegatesAdded,
    }),
  removeDelegates: () =>
    mutation(removeMailboxDelegates, delegates, {
      ...shown,
      lookUp: async () => (await lookUps()).delegatesRemoved,
    }),
  remove: () =>
    mutation(deleteMailbox, deletion, { ...shown, lookUp: async () => (await lookUps()).removed }),
};
