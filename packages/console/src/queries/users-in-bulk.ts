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
import { markStale } from './stale.ts';
import { removeUser } from './users.ts';

/** One deed for many users: what is done to each, and what is read again once at the end. */
export interface DeedForMany {
  act(userId: string): Promise<unknown>;
  settled(): void;
}

type Deed = (userId: string) => Promise<unknown>;

function deed(queryClient: QueryClient, act: Deed, stales: readonly AnyOperation[]): DeedForMany {
  const done: string[] = [];
  return {
    async act(userId) {
      await act(userId);
      done.push(userId);
    },
    settled: () => void markStale(queryClient, stales, { userId: done.splice(0) }),
  };
}

const rolesOfUsers = [listUsers, getUserRoles];

/** The writes of the user list's selection. */
export const usersInBulk = {
  addRoles: (client: QueryClient, roles: string[]) =>
    deed(client, (userId) => call(client, addUserRoles, { userId, roles }), rolesOfUsers),
  removeRoles: (client: QueryClient, roles: string[]) =>
    deed(client, (userId) => call(client, removeUserRoles, { userId, roles }), rolesOfUsers),
  addToGroups: (client: QueryClient, groupIds: string[]) =>
    deed(client, (userId) => call(client, addUserToGroups, { userId, groupIds }), [
      listUserGroups,
      listGroupMembers,
    ]),
  remove: (client: QueryClient) =>
    deed(client, (userId) => removeUser(client, { userId }), [
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
