import {
  type Address,
  ADDRESS_TYPES,
  createEmailAddress,
  deleteEmailAddress,
  getEmailAddress,
  getGroup,
  getMailboxWithOwner,
  type Group,
  type InputOf,
  listEmailAddresses,
  type MailboxWithOwner,
  type Page,
  type User,
} from '@archive-console/api-client';
import { type QueryClient, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { detailQuery, keyOf, query } from './api.ts';
import { addressInAscii } from './ascii-domain.ts';
import { bulkAction } from './bulk-action.ts';
import type { Changes } from './change.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { mutation } from './mutation.ts';
import { type AnyPage, countQuery, foundQuery, namedQuery, pageReader } from './paged-reads.ts';

const lists = ['listGroupAddresses', 'listMailboxAddresses', 'listEmailAddresses'] as const;

/** What each kind of change makes stale: said once for mutation, bulk run and hub event. */
export const emailAddressesChanges = {
  // The owner is a mailbox or a group, and no id is that of both.
  creation: {
    invalidates: lists,
    about: ({ ownerId }: InputOf<typeof createEmailAddress>, address?: Address) => ({
      groupId: [ownerId],
      mailboxId: [ownerId],
      ownerId: [ownerId],
      ...(address && { emailAddressId: [address.id] }),
    }),
  },
  /** An address gets or loses an owner, whose name it says. */
  owner: { invalidates: [...lists, 'getEmailAddress'] },
  deletion: {
    invalidates: lists,
    about: ({ emailAddressId }: { emailAddressId: string }) => ({ emailAddressId: [emailAddressId] }),
    deletes: ({ emailAddressId }: { emailAddressId: string }) => ({
      names: { emailAddressId },
      read: 'getEmailAddress',
    }),
  },
} satisfies Changes;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The mailbox or group of an address. */
export interface AddressOwner {
  id: string;
  name: string;
  /** Managed elsewhere: its addresses can only be read. */
  hasExternalReference: boolean;
  /** The user that the mailbox belongs to; left out for a group, which belongs to none. */
  user?: User | null;
}

type ListRequest = InputOf<typeof listEmailAddresses>;
type Owned = Pick<Address, 'addressType' | 'ownerId'>;

const SORT_BY = 'address';

export const emailAddressesQueries = {
  list: (request: ListRequest) => query(listEmailAddresses, request),
  orphanedCount: () =>
    countQuery(listEmailAddresses, { sortBy: 'address', descending: false, isOrphaned: true }),
  /** The first addresses that match a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listEmailAddresses, SORT_BY, addressInAscii(text)),
  detail: (emailAddressId: string) => detailQuery(getEmailAddress, { emailAddressId }),
  /** The address that is written like this, in upper or lower case, its domain in letters or not; `null` where this tenant has none. */
  written: (typed: string) => {
    const address = addressInAscii(typed.trim());
    return namedQuery(
      listEmailAddresses,
      SORT_BY,
      address,
      (row) => row.address.toLowerCase() === address.toLowerCase(),
    );
  },
  /** How many addresses a mailbox or a group has. */
  countOf: (ownerId: string) =>
    queryOptions({
      ...queryFewAtOnce(listEmailAddresses, { ownerId, page: 1, rowsPerPage: 10, sortBy: SORT_BY }),
      select: ({ totalRows }) => totalRows,
    }),
  owner: (owned: Owned) => {
    const read = {
      ...ownerRead(owned),
      select: (answer: Group | MailboxWithOwner) => ownerIn(answer),
      enabled: isOwned(owned),
    };
    return read as unknown as UseQueryOptions<unknown, Error, AddressOwner, QueryKey>;
  },
};

/** What an address belongs to, for a file; nothing where it has no owner of a kind that this console can read. */
export async function readAddressOwner(
  queryClient: QueryClient,
  owned: Owned,
): Promise<AddressOwner | undefined> {
  return isOwned(owned) ? queryClient.query(emailAddressesQueries.owner(owned)) : undefined;
}

function ownerRead({ addressType, ownerId }: Owned) {
  const id = ownerId ?? '';
  return addressType === 'GroupAddress'
    ? queryFewAtOnce(getGroup, { groupId: id })
    : queryFewAtOnce(getMailboxWithOwner, { mailboxId: id });
}

function ownerIn(answer: Group | MailboxWithOwner): AddressOwner {
  const { id, name, hasExternalReference } = answer;
  return { id, name, hasExternalReference, ...('owner' in answer && { user: answer.owner }) };
}

/** Whether an address has an owner of a kind that this console can read. */
function isOwned({ addressType, ownerId }: Owned): boolean {
  return ownerId !== null && ADDRESS_TYPES.some((known) => known === addressType);
}

/** Whether an address is managed elsewhere, which its owner says; undefined where that was not read so far. */
export function isManaged(queryClient: QueryClient, owned: Owned): boolean | undefined {
  if (owned.ownerId === null) return false;
  const answer = queryClient.getQueryData<Group | MailboxWithOwner>(ownerRead(owned).queryKey);
  return answer?.hasExternalReference;
}

/** Every address seen on a page of the list so far. */
export function addressesSeen(queryClient: QueryClient): Address[] {
  const answers = queryClient.getQueriesData<Page<Address>>({ queryKey: keyOf(listEmailAddresses) });
  return answers.flatMap(([, page]) => page?.rows ?? []);
}

/** Reads any page of the addresses that match, past the cache. */
export function readEmailAddresses(queryClient: QueryClient, request: AnyPage<ListRequest>) {
  return pageReader(queryClient, listEmailAddresses, request);
}

const { creation, deletion } = emailAddressesChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./email-addresses-look-ups.ts');

export const emailAddressesMutations = {
  create: () =>
    mutation(createEmailAddress, creation, { ...shown, lookUp: async () => (await lookUps()).created }),
  remove: () =>
    mutation(deleteEmailAddress, deletion, { ...shown, lookUp: async () => (await lookUps()).removed }),
};

/** The same for many addresses. */
export const emailAddressesBulk = {
  create: (client: QueryClient, addressOf: (row: string) => InputOf<typeof createEmailAddress>) =>
    bulkAction(client, createEmailAddress, addressOf, creation, async () => (await lookUps()).created),
  remove: (client: QueryClient) =>
    bulkAction(
      client,
      deleteEmailAddress,
      (emailAddressId) => ({ emailAddressId }),
      deletion,
      async () => (await lookUps()).removed,
    ),
};
