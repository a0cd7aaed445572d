import {
  addGroupMembers,
  createGroup,
  deleteGroup,
  type Group,
  getGroup,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  removeGroupMembers,
  updateGroupName,
} from '@archive-console/api-client';
import { orphanAddressesOf, renameOwner } from '../addresses/owners.ts';
import { isAsked } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { addressesOf } from '../people/addresses-of.ts';
import { groupWith, localGroupWith, userWith } from '../people/find.ts';
import { filled } from '../filled.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

function keep(world: World, group: Group): void {
  world.groups.put(group);
  world.hub.notify('GroupsChanged', { ids: [group.id] });
}

/** Who is to be added or removed: all of them must be there. */
const usersOf = (world: World, memberIds: readonly string[]): string[] =>
  memberIds.map((memberId) => userWith(world, memberId).id);

function notifyMembers(world: World, groupId: string, memberIds: Iterable<string>): void {
  world.hub.notify('GroupsChanged', { ids: [groupId] });
  const ids = [...memberIds];
  // An event without ids would say that any user may have changed.
  if (ids.length > 0) world.hub.notify('UsersChanged', { ids });
}

export const groupsRules = [
  rule(listGroups, ({ world, input }) =>
    listOf(
      world.groups,
      input,
      ({ groupType, hasExternalReference }) =>
        isAsked(input.groupType, groupType) && isAsked(input.hasExternalReference, hasExternalReference),
    ),
  ),
  rule(getGroup, ({ world, input }) => groupWith(world, input.groupId)),
  rule(createGroup, ({ world, input: { name, groupType } }) => {
    const group = {
      id: world.newId('group'),
      name: filled('name', name),
      groupType,
      hasExternalReference: false,
    };
    keep(world, group);
    return group;
  }),
  rule(updateGroupName, ({ world, input }) => {
    const group = { ...localGroupWith(world, input.groupId), name: filled('name', input.name) };
    keep(world, group);
    renameOwner(world, group.id, group.name);
  }),
  rule(deleteGroup, ({ world, input }) => {
    const { id } = localGroupWith(world, input.groupId);
    const memberIds = [...world.members.of(id)];
    world.groups.remove(id);
    world.members.forget(id);
    notifyMembers(world, id, memberIds);
    orphanAddressesOf(world, id);
  }),
  rule(listGroupMembers, ({ world, input }) => {
    const members = world.members.of(groupWith(world, input.groupId).id);
    return listOf(world.users, input, ({ id }) => members.has(id));
  }),
  rule(addGroupMembers, ({ world, input }) => {
    const { id } = localGroupWith(world, input.groupId);
    const memberIds = usersOf(world, input.memberIds);
    world.members.add(id, memberIds);
    notifyMembers(world, id, memberIds);
  }),
  rule(removeGroupMembers, ({ world, input }) => {
    const { id } = localGroupWith(world, input.groupId);
    const memberIds = usersOf(world, input.memberIds);
    world.members.remove(id, memberIds);
    notifyMembers(world, id, memberIds);
  }),
  rule(listGroupAddresses, ({ world, input }) => addressesOf(world, groupWith(world, input.groupId).id)),
];
