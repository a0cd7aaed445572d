import {
  addUserRoles,
  type addUserToGroups,
  type AnswerOf,
  createUser,
  deleteUser,
  getUser,
  getUserRoles,
  type InputOf,
  listUsers,
  removeUserRoles,
  TENANT_ADMIN,
  updateUserName,
  updateUserProfile,
  type User,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { detailQuery, keyOf, nameQuery, query } from './api.ts';
import { addressInAscii } from './ascii-domain.ts';
import type { Changes } from './change.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { mutation } from './mutation.ts';
import {
  type AnyPage,
  countQuery,
  foundQuery,
  matchingQuery,
  namedQuery,
  pageReader,
  readMatching,
  rowSeen,
} from './paged-reads.ts';

const aboutUser = ({ userId }: { userId: string }) => ({ userId: [userId] });

/** The bill counts the users: what is beyond the reserved ones is paid by the month. */
const readsOfUserCount = [
  'getTenantUserCount',
  'getDashboardOverview',
  'calculateSubscriptionPrice',
  'getSubscriptionSuggestion',
] as const;

/** What each kind of change makes stale: said once for mutation, bulk run and hub event. */
export const usersChanges = {
  creation: {
    invalidates: ['listUsers', ...readsOfUserCount],
    about: (_input: unknown, user?: User) => user && { userId: [user.id] },
  },
  name: {
    invalidates: ['listUsers', 'getUser', 'listGroupMembers', 'listMailboxDelegates', 'getMailboxWithOwner'],
    about: aboutUser,
  },
  deletion: {
    invalidates: [
      'listUsers',
      ...readsOfUserCount,
      'listGroupMembers',
      'listMailboxes',
      'getMailboxWithOwner',
      'listMailboxDelegates',
    ],
    about: aboutUser,
    deletes: ({ userId }: { userId: string }) => ({ names: { userId, ownerId: userId }, read: 'getUser' }),
  },
  roles: { invalidates: ['listUsers', 'getUserRoles'], about: aboutUser },
  memberships: {
    invalidates: ['listUserGroups', 'listGroupMembers'],
    about: ({ userId, groupIds }: InputOf<typeof addUserToGroups>) => ({
      userId: [userId],
      groupId: groupIds,
    }),
  },
} satisfies Changes;

type ListRequest = InputOf<typeof listUsers>;

const SORT_BY = 'displayName';

/** What is looked for may be an address: the service has its domain in ASCII. */
export const usersQueries = {
  list: (request: ListRequest) => query(listUsers, request),
  /** The first users whose name or address matches a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listUsers, SORT_BY, addressInAscii(text)),
  /** What a picker offers: a page of the users that match a text. Pages count from 1. */
  matching: (text: string, page: number) => matchingQuery(listUsers, SORT_BY, addressInAscii(text), page),
  /** The user of exactly this user name or address, in upper or lower case; `null` where this tenant has none. */
  called(name: string) {
    const asked = addressInAscii(name);
    return namedQuery(listUsers, SORT_BY, asked, (row) =>
      [row.userName, row.primaryEmail].some((text) => isSameName(text, asked)),
    );
  },
  detail: (userId: string) => detailQuery(getUser, { userId }),
  seen: rowSeen(listUsers),
  /** The name of a user: the title of the page. */
  name: (userId: string) => nameQuery(getUser, { userId }, nameOf),
  /** Who is named by an id only, beside a name in a list. */
  inList: (userId: string) => queryFewAtOnce(getUser, { userId }),
  count: () => countQuery(listUsers, { sortBy: SORT_BY, descending: false }),
  /** How many can administer the tenant. */
  administratorCount: () => countQuery(listUsers, { role: TENANT_ADMIN, sortBy: SORT_BY, descending: false }),
  roles: (userId: string) => query(getUserRoles, { userId }),
  roleCount: (userId: string) =>
    queryOptions({ ...query(getUserRoles, { userId }), select: (roles) => roles.length }),
  /** The same roles beside a name in a list. */
  rolesInList: (userId: string) => queryFewAtOnce(getUserRoles, { userId }),
};

/** The name to show for a user; the user name is never empty. */
export function nameOf({ displayName, userName }: Pick<User, 'displayName' | 'userName'>): string {
  return displayName || userName;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Every role seen in answers so far: the service has no list of them (D6). */
export function rolesSeen(queryClient: QueryClient): string[] {
  const answers = queryClient.getQueriesData<AnswerOf<typeof getUserRoles>>({
    queryKey: keyOf(getUserRoles),
  });
  return [...new Set(answers.flatMap(([, roles]) => roles ?? []))];
}

/** Reads any page of the users that match, past the cache. */
export function readUsers(queryClient: QueryClient, request: AnyPage<ListRequest>) {
  return pageReader(queryClient, listUsers, request);
}

/**
 * The users of exactly this user name, else of this e-mail address, else of this display name, in upper or lower case.
 * Several where they share it.
 */
export async function usersNamed(
  queryClient: QueryClient,
  text: string,
  signal: AbortSignal,
): Promise<User[]> {
  const asked = addressInAscii(text);
  const users = await readMatching(queryClient, listUsers, { sortBy: SORT_BY, text: asked, signal });
  const wanted = asked.toLowerCase();
  for (const field of ['userName', 'primaryEmail', 'displayName'] as const) {
    const named = users.filter((row) => row[field].toLowerCase() === wanted);
    if (named.length > 0) return named;
  }
  return [];
}

/** The one user of this name; none where several share it: the text does not say which of them is meant. */
export async function userNamed(...named: Parameters<typeof usersNamed>): Promise<User | undefined> {
  const [user, ...others] = await usersNamed(...named);
  return others.length === 0 ? user : undefined;
}

/** What was accepted is known: the page that comes next does not show the old name until it is read again. */
function learnName(
  queryClient: QueryClient,
  { userId, ...accepted }: { userId: string } & Partial<User>,
): void {
  // The service makes up a display name that is left empty.
  if (accepted.displayName === '') delete accepted.displayName;
  queryClient.setQueryData<User>(keyOf(getUser, { userId }), (user) => user && { ...user, ...accepted });
}

/** New roles are shown before the dialog closes: an empty state that opened it goes with the first of them. */
function learnRoles(queryClient: QueryClient, { userId, roles }: InputOf<typeof addUserRoles>): void {
  queryClient.setQueryData<AnswerOf<typeof getUserRoles>>(
    keyOf(getUserRoles, { userId }),
    (held) => held && [...new Set([...held, ...roles])],
  );
}

const { creation, name, deletion, roles } = usersChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./users-look-ups.ts');

export const usersMutations = {
  create: () => mutation(createUser, creation, { lookUp: async () => (await lookUps()).created }),
  updateName: () =>
    mutation(updateUserName, name, { learn: learnName, lookUp: async () => (await lookUps()).renamed }),
  updateProfile: () =>
    mutation(updateUserProfile, name, {
      learn: learnName,
      lookUp: async () => (await lookUps()).profileSaved,
    }),
  remove: () => mutation(deleteUser, deletion, { ...shown, lookUp: async () => (await lookUps()).removed }),
  addRoles: () =>
    mutation(addUserRoles, roles, { learn: learnRoles, lookUp: async () => (await lookUps()).rolesAdded }),
  removeRoles: () =>
    mutation(removeUserRoles, roles, { ...shown, lookUp: async () => (await lookUps()).rolesRemoved }),
};
