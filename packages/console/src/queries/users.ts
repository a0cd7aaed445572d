import {
  addUserRoles,
  addUserToGroups,
  type AnswerOf,
  createUser,
  deleteUser,
  getDashboardOverview,
  getTenantUserCount,
  getUser,
  getUserRoles,
  type InputOf,
  listGroupMembers,
  listMailboxDelegates,
  listMailboxes,
  listUserGroups,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  updateUserName,
  updateUserProfile,
  type User,
} from '@archive-console/api-client';
import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { call, keyOf, mutation, query } from './api.ts';
import { fewAtOnce } from './few-at-once.ts';
import { deleteObject } from './deleted-objects.ts';
import { readAllPages } from './read-all-pages.ts';
import { invalidate } from './invalidation.ts';

/** The loader of a page has asked: where that failed before the page was there, the page does not ask a second time. */
const askedByLoader = { retryOnMount: false };

export const usersQueries = {
  list: (request: InputOf<typeof listUsers>) => query(listUsers, request),
  /** The first people whose name or address matches a text, for a search that asks for many things at once. */
  found: (text: string) => {
    const request = { page: 1, rowsPerPage: 10, sortBy: 'displayName', filter: text };
    return queryOptions({
      ...query(listUsers, request),
      queryFn: ({ client, signal }) => fewAtOnce(client, () => call(client, listUsers, request, signal)),
    });
  },
  detail: (userId: string) => queryOptions({ ...query(getUser, { userId }), ...askedByLoader }),
  /** What a person is called: the title of their page. */
  name: (userId: string): UseQueryOptions<unknown, Error, string, QueryKey> => ({
    queryKey: keyOf(getUser, { userId }),
    queryFn: ({ client, signal }) => call(client, getUser, { userId }, signal),
    ...askedByLoader,
    select: (answer) => nameOf(answer as User),
  }),
  roles: (userId: string) => query(getUserRoles, { userId }),
  /** The same roles beside a name in a list: one call per row, so only a few at a time. */
  rolesInList: (userId: string) =>
    queryOptions({
      ...query(getUserRoles, { userId }),
      queryFn: ({ client, signal }) =>
        fewAtOnce(client, () => call(client, getUserRoles, { userId }, signal)),
    }),
  groups: (request: InputOf<typeof listUserGroups>) => query(listUserGroups, request),
  /** The ids of all groups of a person, however many pages: who is in already is marked where one chooses. */
  allGroupIds: (userId: string) =>
    queryOptions({
      queryKey: keyOf(listUserGroups, { userId, all: true }),
      queryFn: async ({ client, signal }) => {
        const groups = await readAllPages(readGroupsOf(client, { userId }), { signal });
        return groups.map((group) => group.id);
      },
    }),
  groupCount: (userId: string) =>
    queryOptions({
      ...query(listUserGroups, { userId, page: 1, rowsPerPage: 10 }),
      select: (page) => page.totalRows,
    }),
};

/** What a person is called; nobody is nameless, because everybody signs in by a name. */
export function nameOf({ displayName, userName }: Pick<User, 'displayName' | 'userName'>): string {
  return displayName || userName;
}

/** Every role that was met in answers so far: the service has no list of them (D6). */
export function rolesSeen(queryClient: QueryClient): string[] {
  const answers = queryClient.getQueriesData<AnswerOf<typeof getUserRoles>>({
    queryKey: keyOf(getUserRoles),
  });
  return [...new Set(answers.flatMap(([, roles]) => roles ?? []))];
}

type GroupsRequest = InputOf<typeof listUserGroups>;
type Place = Pick<GroupsRequest, 'page' | 'rowsPerPage'>;

/** Reads any page of a person's groups, past the cache: everything that matches. */
export function readGroupsOf(queryClient: QueryClient, request: Omit<GroupsRequest, keyof Place>) {
  return (place: Place, signal: AbortSignal) =>
    call(queryClient, listUserGroups, { ...request, ...place }, signal);
}

/** Every person met on a page of a list so far. */
export function usersSeen(queryClient: QueryClient): User[] {
  const answers = queryClient.getQueriesData<AnswerOf<typeof listUsers>>({ queryKey: keyOf(listUsers) });
  return answers.flatMap(([, page]) => page?.rows ?? []);
}

/** One row of a bulk run. What it makes out of date is said once for the whole run, with `membershipsChanged`. */
export function leaveGroup(queryClient: QueryClient, userId: string, groupId: string): Promise<unknown> {
  return call(queryClient, removeUserFromGroups, { userId, groupIds: [groupId] });
}

export function membershipsChanged(queryClient: QueryClient, userId: string): Promise<void> {
  return invalidate(queryClient, memberships, { userId: [userId] });
}

/** Deletes a person; what was read of them is out of date then. */
export async function removeUser(
  queryClient: QueryClient,
  input: InputOf<typeof deleteUser>,
): Promise<AnswerOf<typeof deleteUser>> {
  const isOutOfDate = { queryKey: keyOf(getUser, input), refetchType: 'none' } as const;
  try {
    const named = { userId: input.userId, ownerId: input.userId };
    return await deleteObject(queryClient, named, () => call(queryClient, deleteUser, input));
  } finally {
    await queryClient.invalidateQueries(isOutOfDate);
  }
}

const counted = [listUsers, getTenantUserCount, getDashboardOverview] as const;
const memberships = [listUserGroups, listGroupMembers] as const;
const about = ({ userId }: { userId: string }) => ({ userId: [userId] });

/** What was accepted is known: the page that comes next does not show the old name until it is read again. */
function learn(queryClient: QueryClient, { userId, ...accepted }: { userId: string } & Partial<User>): void {
  // Left empty, a display name is made up by the service.
  if (accepted.displayName === '') delete accepted.displayName;
  queryClient.setQueryData<User>(keyOf(getUser, { userId }), (user) => user && { ...user, ...accepted });
}

/** The roles that were given are seen before the dialog goes: where there were none, its opener goes with them. */
function learnRoles(queryClient: QueryClient, { userId, roles }: InputOf<typeof addUserRoles>): void {
  queryClient.setQueryData<AnswerOf<typeof getUserRoles>>(
    keyOf(getUserRoles, { userId }),
    (held) => held && [...new Set([...held, ...roles])],
  );
}

const named = { invalidates: [listUsers, getUser], about, learn } as const;
const withRoles = { invalidates: [listUsers, getUserRoles], about } as const;
const withGroups = { invalidates: memberships, about } as const;

export const usersMutations = {
  create: () => mutation(createUser, { invalidates: counted, about: (_input, { id }) => ({ userId: [id] }) }),
  updateName: () => mutation(updateUserName, named),
  updateProfile: () => mutation(updateUserProfile, named),
  remove: () =>
    mutationOptions({
      ...mutation(deleteUser, {
        invalidates: [...counted, listGroupMembers, listMailboxes, listMailboxDelegates],
        about,
        isShownWhenDone: true,
      }),
      mutationFn: (input: InputOf<typeof deleteUser>, { client }) => removeUser(client, input),
    }),
  addRoles: () => mutation(addUserRoles, { ...withRoles, learn: learnRoles }),
  removeRoles: () => mutation(removeUserRoles, { ...withRoles, isShownWhenDone: true }),
  addToGroups: () => mutation(addUserToGroups, { ...withGroups, isShownWhenDone: true }),
  removeFromGroups: () => mutation(removeUserFromGroups, { ...withGroups, isShownWhenDone: true }),
};
