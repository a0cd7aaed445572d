import { groupIdOf, type World } from '@archive-console/mocks';

/** Kept here; a distribution group of twelve with one address. */
export const newsletter = groupIdOf('Newsletter');
/** Kept here; without members and without an address. */
export const interns = groupIdOf('Interns');
/** From Microsoft 365; eleven belong to it, it has two addresses. */
export const customerCare = groupIdOf('Customer care');
export const noGroup = groupIdOf('no such group');

/** Another person renames a group. */
export function rename(world: World, id: string, name: string): void {
  const group = world.groups.get(id);
  if (group === undefined) throw new Error(`There is no group ${id} in this world: use one of this file.`);
  world.groups.put({ ...group, name });
  world.hub.notify('GroupsChanged', { ids: [id] });
}

/** Another person deletes a group. */
export function remove(world: World, id: string): void {
  world.groups.remove(id);
  world.hub.notify('GroupsChanged', { ids: [id] });
}
