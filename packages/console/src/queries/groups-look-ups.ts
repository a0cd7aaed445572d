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
import {
  holds,
  isDeleted,
  reachedIf,
  reachedIfAll,
  reachedIfHeld,
  reportedAmong,
  rowsOf,
} from './lost-answers.ts';

/** Groups may share a name. */
export const created: LookUp<typeof createGroup> = (client, input, others) =>
  reportedAmong(
    rowsOf<Group>(client, listGroups, { sortBy: 'name', filter: input.name }),
    (group) => others?.has(group.id) !== true && holds(group, input),
    ({ id }) => wasReported(client, 'groupId', id),
  );

export const renamed: LookUp<typeof updateGroupName> = async (client, { groupId, name }) =>
  reachedIfHeld(await call(client, getGroup, { groupId }), { name });

export const removed: LookUp<typeof deleteGroup> = async (client, input) =>
  reachedIf(await isDeleted(client, getGroup, input));

export const membersAdded: LookUp<typeof addGroupMembers> = async (client, { groupId, memberIds }) => {
  const members = await membersOf(client, groupId);
  return reachedIfAll(memberIds, (id) => members.has(id));
};

export const membersRemoved: LookUp<typeof removeGroupMembers> = async (client, { groupId, memberIds }) => {
  const members = await membersOf(client, groupId);
  return reachedIfAll(memberIds, (id) => !members.has(id));
};

async function membersOf(client: QueryClient, groupId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const request = { groupId, sortBy: 'displayName' };
  for await (const { id } of rowsOf<User>(client, listGroupMembers, request)) ids.add(id);
  return ids;
}
