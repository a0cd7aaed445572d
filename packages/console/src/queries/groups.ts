import {
  addGroupMembers,
  createGroup,
  deleteGroup,
  getGroup,
  type Group,
  type InputOf,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  removeGroupMembers,
  updateGroupName,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { detailQuery, keyOf, nameQuery, query } from './api.ts';
import { bulkAction } from './bulk-action.ts';
import { bulkCreation } from './bulk-creation.ts';
import type { Changes } from './change.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { mutation } from './mutation.ts';
import { nameExists } from './name-exists.ts';
import {
  allIdsQuery,
  type AnyPage,
  foundQuery,
  matchingQuery,
  pageReader,
  readMatching,
  rowSeen,
} from './paged-reads.ts';

const aboutGroup = ({ groupId }: { groupId: string }) => ({ groupId: [groupId] });

/** What each kind of change makes stale: said once for mutation, bulk run and hub event. */
export const groupsChanges = {
  creation: {
    invalidates: ['listGroups'],
    about: (_input: unknown, group?: Group) => group && { groupId: [group.id] },
  },
  // An address says the name of the group that it belongs to.
  name: {
    invalidates: [
      'listGroups',
      'getGroup',
      'listUserGroups',
      'listGroupAddresses',
      'listEmailAddresses',
      'getEmailAddress',
    ],
    about: aboutGroup,
  },
  // Its addresses are kept, without an owner.
  deletion: {
    invalidates: ['listGroups', 'listUserGroups', 'listEmailAddresses', 'getEmailAddress'],
    about: aboutGroup,
    deletes: ({ groupId }: { groupId: string }) => ({
      names: { groupId, ownerId: groupId },
      read: 'getGroup',
    }),
  },
  members: {
    invalidates: ['listGroupMembers', 'listUserGroups'],
    about: ({ groupId, memberIds }: InputOf<typeof addGroupMembers>) => ({
      groupId: [groupId],
      userId: memberIds,
    }),
  },
} satisfies Changes;

type ListRequest = InputOf<typeof listGroups>;
type MembersRequest = InputOf<typeof listGroupMembers>;
const BY_PERSON = { sortBy: 'displayName', descending: false };

const SORT_BY = 'name';

export const groupsQueries = {
  list: (request: ListRequest) => query(listGroups, request),
  /** The first groups whose name matches a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listGroups, SORT_BY, text),
  /** What a picker offers: a page of the groups that match a text. Pages count from 1. */
  matching: (text: string, page: number) => matchingQuery(listGroups, SORT_BY, text, page),
  detail: (groupId: string) => detailQuery(getGroup, { groupId }),
  seen: rowSeen(listGroups),
  /** The name of a group: the title of the page. */
  name: (groupId: string) => nameQuery(getGroup, { groupId }, ({ name }) => name),
  members: (request: MembersRequest) => query(listGroupMembers, request),
  /** All members of a group: a picker marks them. */
  allMemberIds: (groupId: string) => allIdsQuery(listGroupMembers, { groupId, ...BY_PERSON }),
  /** The number of members beside a name in a list. */
  memberCount: (groupId: string) =>
    queryOptions({
      ...queryFewAtOnce(listGroupMembers, { groupId, page: 1, rowsPerPage: 10, ...BY_PERSON }),
      select: (page) => page.totalRows,
    }),
  addresses: (groupId: string) => query(listGroupAddresses, { groupId }),
};

/** Reads any page of the groups that match, past the cache. */
export function readGroups(queryClient: QueryClient, request: AnyPage<ListRequest>) {
  return pageReader(queryClient, listGroups, request);
}

/** Reads any page of the members of a group, past the cache. */
export function readMembers(queryClient: QueryClient, request: AnyPage<MembersRequest>) {
  return pageReader(queryClient, listGroupMembers, request);
}

/** The groups of exactly this name, in upper or lower case. */
export async function groupsNamed(
  queryClient: QueryClient,
  text: string,
  signal: AbortSignal,
): Promise<Group[]> {
  const groups = await readMatching(queryClient, listGroups, { sortBy: SORT_BY, text, signal });
  return groups.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
}

/** Whether a group has this name. */
export const groupNameExists = nameExists(listGroups);

/** The one group of this name; none where several share it: the text does not say which of them is meant. */
export async function groupNamed(...named: Parameters<typeof groupsNamed>): Promise<Group | undefined> {
  const [group, ...others] = await groupsNamed(...named);
  return others.length === 0 ? group : undefined;
}

/** What was accepted is known: the page that comes next does not show the old name until it is read again. */
function learnName(
  queryClient: QueryClient,
  { groupId, ...accepted }: InputOf<typeof updateGroupName>,
): void {
  queryClient.setQueryData<Group>(
    keyOf(getGroup, { groupId }),
    (group) => group && { ...group, ...accepted },
  );
}

const { creation, name, deletion, members } = groupsChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./groups-look-ups.ts');

export const groupsMutations = {
  create: () => mutation(createGroup, creation, { lookUp: async () => (await lookUps()).created }),
  updateName: () =>
    mutation(updateGroupName, name, { learn: learnName, lookUp: async () => (await lookUps()).renamed }),
  addMembers: () =>
    mutation(addGroupMembers, members, { ...shown, lookUp: async () => (await lookUps()).membersAdded }),
  removeMembers: () =>
    mutation(removeGroupMembers, members, { ...shown, lookUp: async () => (await lookUps()).membersRemoved }),
  remove: () => mutation(deleteGroup, deletion, { ...shown, lookUp: async () => (await lookUps()).removed }),
};

/** The same changes for many rows: groups, or the members of one group. */
export const groupsBulk = {
  create: (client: QueryClient, groupOf: (row: string) => InputOf<typeof createGroup>) =>
    bulkCreation(client, createGroup, groupOf, creation, async () => (await lookUps()).created),
  remove: (client: QueryClient) =>
    bulkAction(
      client,
      deleteGroup,
      (groupId) => ({ groupId }),
      deletion,
      async () => (await lookUps()).removed,
    ),
  removeMembers: (client: QueryClient, groupId: string) =>
    bulkAction(
      client,
      removeGroupMembers,
      (userId) => ({ groupId, memberIds: [userId] }),
      members,
      async () => (await lookUps()).membersRemoved,
    ),
};
