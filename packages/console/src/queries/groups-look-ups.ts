import {
  type addGroupMembers,
  type createGroup,
  type deleteGroup,
  getGroup,
  type Group,
  listGroupMembers,
  listGroups,
  type removeGroupMembers,
  type updateGroupName,
  type User,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { wasReported } from './invalidation-state.ts';
import type { LookUp } from './look-up.ts';
import { holds, isDeleted, notReached, reachedIf, rowsOf } from './lost-answers.ts';

/**
 * Groups may share a name: the new one is the one that the hub has just reported. Of one that it has not
 * reported, it is not known whether it stood there before.
 */
export const created: LookUp<typeof createGroup> = async (client, input) => {
  let isUnsure = false;
  for await (const group of rowsOf<Group>(client, listGroups, { sortBy: 'name', filter: input.name })) {
    if (!holds(group, input)) continue;
    if (wasReported(client, 'groupId', group.id)) return { isReached: true, answer: group };
    isUnsure = true;
  }
  if (isUnsure) throw new Error('There is a group of this name, perhaps another one.');
  return notReached;
};

export const renamed: LookUp<typeof updateGroupName> = async (client, { groupId, name }) =>
  reachedIf(holds(await call(client, getGroup, { groupId }), { name }));

export const removed: LookUp<typeof deleteGroup> = async (client, input) =>
  reachedIf(await isDeleted(client, getGroup, input));

export const membersAdded: LookUp<typeof addGroupMembers> = async (client, { groupId, memberIds }) => {
  const members = await membersOf(client, groupId);
  return reachedIf(memberIds.every((id) => members.has(id)));
};

export const membersRemoved: LookUp<typeof removeGroupMembers> = async (client, { groupId, memberIds }) => {
  const members = await membersOf(client, groupId);
  return reachedIf(!memberIds.some((id) => members.has(id)));
};

async function membersOf(client: QueryClient, groupId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const request = { groupId, sortBy: 'displayName' };
  for await (const { id } of rowsOf<User>(client, listGroupMembers, request)) ids.add(id);
  return ids;
}
