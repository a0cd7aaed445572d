import type { Group } from '@archive-console/api-client';
import type { World } from '../world.ts';
import { localGroupWith, userWith } from './find.ts';

interface Membership {
  userId: string;
  groupIds: readonly string[];
}

/** The groups a person may be put into or taken from by hand. All of them or none. */
const localGroups = (world: World, groupIds: readonly string[]): Group[] =>
  groupIds.map((id) => localGroupWith(world, id));

function notify(world: World, { userId, groupIds }: Membership): void {
  world.hub.notify('UsersChanged', { ids: [userId] });
  world.hub.notify('GroupsChanged', { ids: [...groupIds] });
}

export function join(world: World, membership: Membership): void {
  const { id } = userWith(world, membership.userId);
  for (const group of localGroups(world, membership.groupIds)) world.members.add(group.id, [id]);
  notify(world, membership);
}

export function leave(world: World, membership: Membership): void {
  const { id } = userWith(world, membership.userId);
  for (const group of localGroups(world, membership.groupIds)) world.members.remove(group.id, [id]);
  notify(world, membership);
}
