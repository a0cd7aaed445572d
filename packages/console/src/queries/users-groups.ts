import {
  addUserToGroups,
  type InputOf,
  listUserGroups,
  removeUserFromGroups,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from './api.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { mutation } from './mutation.ts';
import { allIdsQuery, type AnyPage, pageReader } from './paged-reads.ts';
import { usersChanges } from './users.ts';

type GroupsRequest = InputOf<typeof listUserGroups>;
const BY_NAME = { sortBy: 'name', descending: false };
const FIRST = { page: 1, rowsPerPage: 10, ...BY_NAME };

/** The groups that a user is a member of. */
export const userGroupsQueries = {
  list: (request: GroupsRequest) => query(listUserGroups, request),
  /** All of them: a picker marks them. */
  allIds: (userId: string) => allIdsQuery(listUserGroups, { userId, ...BY_NAME }),
  /** Of one user or of each of many: what is on screen comes first. */
  count: (userId: string) =>
    queryOptions({
      ...queryFewAtOnce(listUserGroups, { userId, ...FIRST }),
      select: ({ totalRows }) => totalRows,
    }),
};

/** Reads any page of the groups of a user, past the cache. */
export function readGroupsOf(queryClient: QueryClient, request: AnyPage<GroupsRequest>) {
  return pageReader(queryClient, listUserGroups, request);
}

const { memberships } = usersChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./users-look-ups.ts');

export const userGroupsMutations = {
  add: () =>
    mutation(addUserToGroups, memberships, { ...shown, lookUp: async () => (await lookUps()).addedToGroups }),
  remove: () =>
    mutation(removeUserFromGroups, memberships, {
      ...shown,
      lookUp: async () => (await lookUps()).removedFromGroups,
    }),
};
