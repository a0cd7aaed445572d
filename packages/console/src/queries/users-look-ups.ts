import {
  type addUserRoles,
  type addUserToGroups,
  type createUser,
  type deleteUser,
  getUser,
  getUserRoles,
  type Group,
  listUserGroups,
  listUsers,
  type removeUserFromGroups,
  type removeUserRoles,
  type updateUserName,
  type updateUserProfile,
  type User,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import type { LookUp } from './look-up.ts';
import {
  holds,
  inLowerCase,
  isDeleted,
  notReached,
  reachedIf,
  reachedIfAll,
  reachedIfHeld,
  rowsOf,
  rowThat,
} from './lost-answers.ts';

/** A user name exists once, in upper or lower case: the user who has it now, with these values, was created all the same. */
export const created: LookUp<typeof createUser> = async (client, input) => {
  const name = input.userName.toLowerCase();
  const request = { sortBy: 'displayName', filter: input.userName };
  const user = await rowThat<User>(client, listUsers, request, (row) => row.userName.toLowerCase() === name);
  return user !== undefined && holds(inLowerCase(user), inLowerCase(input))
    ? { isReached: true, answer: user }
    : notReached;
};

export const renamed: LookUp<typeof updateUserName> = async (client, { userId, userName }) =>
  reachedIfHeld(await call(client, getUser, { userId }), { userName });

export const profileSaved: LookUp<typeof updateUserProfile> = async (
  client,
  { userId, displayName, ...names },
) => {
  // The service makes up a display name that is left empty.
  const sent = displayName === '' ? names : { ...names, displayName };
  return reachedIfHeld(await call(client, getUser, { userId }), sent);
};

export const removed: LookUp<typeof deleteUser> = async (client, input) =>
  reachedIf(await isDeleted(client, getUser, input));

export const rolesAdded: LookUp<typeof addUserRoles> = async (client, { userId, roles }) => {
  const held = await call(client, getUserRoles, { userId });
  return reachedIfAll(roles, (role) => held.includes(role));
};

export const rolesRemoved: LookUp<typeof removeUserRoles> = async (client, { userId, roles }) => {
  const held = await call(client, getUserRoles, { userId });
  return reachedIfAll(roles, (role) => !held.includes(role));
};

export const addedToGroups: LookUp<typeof addUserToGroups> = async (client, { userId, groupIds }) => {
  const groups = await groupsOf(client, userId);
  return reachedIfAll(groupIds, (id) => groups.has(id));
};

export const removedFromGroups: LookUp<typeof removeUserFromGroups> = async (
  client,
  { userId, groupIds },
) => {
  const groups = await groupsOf(client, userId);
  return reachedIfAll(groupIds, (id) => !groups.has(id));
};

async function groupsOf(client: QueryClient, userId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const { id } of rowsOf<Group>(client, listUserGroups, { userId, sortBy: 'name' })) ids.add(id);
  return ids;
}
