import { getGroup, listGroupAddresses, listGroupMembers, listGroups } from '@archive-console/api-client';
import { listOf } from '../lists/list.ts';
import { addressesOf } from '../people/addresses-of.ts';
import { groupWith } from '../people/find.ts';
import { rule } from '../rule.ts';

export const groupsRules = [
  rule(listGroups, ({ world, input }) => listOf(world.groups, input)),
  rule(getGroup, ({ world, input }) => groupWith(world, input.groupId)),
  rule(listGroupMembers, ({ world, input }) => {
    const members = world.members.of(groupWith(world, input.groupId).id);
    return listOf(world.users, input, ({ id }) => members.has(id));
  }),
  rule(listGroupAddresses, ({ world, input }) => addressesOf(world, groupWith(world, input.groupId).id)),
];
