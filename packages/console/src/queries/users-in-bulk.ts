import {
  addUserRoles,
  addUserToGroups,
  type AnyOperation,
  getDashboardOverview,
  getTenantUserCount,
  getUserRoles,
  type InputOf,
  listGroupMembers,
  listMailboxDelegates,
  listMailboxes,
  listUserGroups,
  listUsers,
  removeUserRoles,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { invalidate } from './invalidation.ts';
import { removeUser } from './users.ts';

/** One action for many users: what is done to each, and what is read again once at the end. */
export interface BulkAction {
  act(userId: string): Promise<unknown>;
  settled(): void;
}

type Action = (userId: string) => Promise<unknown>;

function action(queryClient: QueryClient, act: Action, invalidates: readonly AnyOperation[]): BulkAction {
  const done: string[] = [];
  return {
    async act(userId) {
      await act(userId);
      done.push(userId);
    },
    settled: () => void invalidate(queryClient, invalidates, { userId: done.splice(0) }),
  };
}

const rolesOfUsers = [listUsers, getUserRoles];

/** The writes of the user list's selection. */
export const usersInBulk = {
  addRoles: (client: QueryClient, roles: string[]) =>
    action(client, (userId) => call(client, addUserRoles, { userId, roles }), rolesOfUsers),
  removeRoles: (client: QueryClient, roles: string[]) =>
    action(client, (userId) => call(client, removeUserRoles, { userId, roles }), rolesOfUsers),
  addToGroups: (client: QueryClient, groupIds: string[]) =>
    action(client, (userId) => call(client, addUserToGroups, { userId, groupIds }), [
      listUserGroups,
      listGroupMembers,
    ]),
  remove: (client: QueryClient) =>
    action(client, (userId) => removeUser(client, { userId }), [
      listUsers,
      getTenantUserCount,
      getDashboardOverview,
      listGroupMembers,
      listMailboxes,
      listMailboxDelegates,
    ]),
};

type ListRequest = InputOf<typeof listUsers>;
type Place = Pick<ListRequest, 'page' | 'rowsPerPage'>;

/** Reads any page of what matches, past the cache: exports and selections of everything that matches. */
export function readUsers(queryClient: QueryClient, request: ListRequest) {
  return (place: Place, signal: AbortSignal) =>
    call(queryClient, listUsers, { ...request, ...place }, signal);
}
