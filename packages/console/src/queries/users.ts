import {
  addUserRoles,
  addUserToGroups,
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
} from '@archive-console/api-client';
import { mutation, query } from './api.ts';

export const usersQueries = {
  list: (request: InputOf<typeof listUsers>) => query(listUsers, request),
  detail: (userId: string) => query(getUser, { userId }),
  roles: (userId: string) => query(getUserRoles, { userId }),
  groups: (request: InputOf<typeof listUserGroups>) => query(listUserGroups, request),
};

const counted = [listUsers, getTenantUserCount, getDashboardOverview] as const;
const memberships = [listUserGroups, listGroupMembers] as const;

export const usersMutations = {
  create: () => mutation(createUser, counted),
  updateName: () => mutation(updateUserName, [listUsers, getUser]),
  updateProfile: () => mutation(updateUserProfile, [listUsers, getUser]),
  remove: () => mutation(deleteUser, [...counted, ...memberships, listMailboxes, listMailboxDelegates]),
  addRoles: () => mutation(addUserRoles, [listUsers, getUserRoles]),
  removeRoles: () => mutation(removeUserRoles, [listUsers, getUserRoles]),
  addToGroups: () => mutation(addUserToGroups, memberships),
  removeFromGroups: () => mutation(removeUserFromGroups, memberships),
};
