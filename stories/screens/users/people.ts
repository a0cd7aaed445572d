import { userIdOf, type World } from '@archive-console/mocks';

/** Kept here; in the local group Newsletter and two of Microsoft 365; owns two mailboxes and reads a third. */
export const jonas = userIdOf('jonas.petersen');
/** From Microsoft 365, and an administrator. */
export const amelie = userIdOf('amelie.brandt');
/** The signed-in user, unless a story says otherwise. */
export const carla = userIdOf('carla.weiss');
/** Kept here; owns no mailbox. */
export const mira = userIdOf('mira.sommer');
export const unknownUser = userIdOf('nobody');

/** Another person renames a person. */
export function rename(
  world: World,
  id: string,
  change: { displayName?: string; lastName?: string; userName?: string },
) {
  const user = world.users.get(id);
  if (user === undefined) throw new Error(`There is no user ${id} in this world: use one of this file.`);
  world.users.put({ ...user, ...change });
  world.hub.notify('UsersChanged', { ids: [id] });
}
