import {
  addUserRoles,
  addUserToGroups,
  createUser,
  deleteUser,
  type InputOf,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { bulkAction } from './bulk-action.ts';
import { allIdsQuery } from './paged-reads.ts';
import { usersChanges } from './users.ts';

const { creation, deletion, memberships, roles } = usersChanges;
const lookUps = () => import('./users-look-ups.ts');

/**
 * The changes of users for many rows: users, or the groups of one user. In a file of its own, because the first row of a
 * list does not need it.
 */
export const usersBulk = {
  create: (client: QueryClient, userOf: (row: string) => InputOf<typeof createUser>) =>
    bulkAction(client, createUser, userOf, creation, async () => (await lookUps()).created),
  addRoles: (client: QueryClient, added: string[]) =>
    bulkAction(
      client,
      addUserRoles,
      (userId) => ({ userId, roles: added }),
      roles,
      async () => (await lookUps()).rolesAdded,
    ),
  removeRoles: (client: QueryClient, removed: string[]) =>
    bulkAction(
      client,
      removeUserRoles,
      (userId) => ({ userId, roles: removed }),
      roles,
      async () => (await lookUps()).rolesRemoved,
    ),
  addToGroups: (client: QueryClient, groupIds: string[]) =>
    bulkAction(
      client,
      addUserToGroups,
      (userId) => ({ userId, groupIds }),
      memberships,
      async () => (await lookUps()).addedToGroups,
    ),
  removeFromGroups: (client: QueryClient, userId: string) =>
    bulkAction(
      client,
      removeUserFromGroups,
      (groupId) => ({ userId, groupIds: [groupId] }),
      memberships,
      async () => (await lookUps()).removedFromGroups,
    ),
  remove: (client: QueryClient) =>
    bulkAction(
      client,
      deleteUser,
      (userId) => ({ userId }),
      deletion,
      async () => (await lookUps()).removed,
    ),
};

/** Everybody who is an administrator: read before the role is taken from many. */
export const administratorIds = () =>
  allIdsQuery(listUsers, { role: TENANT_ADMIN, sortBy: 'displayName', descending: false });
