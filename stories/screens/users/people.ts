import { userIdOf, type World } from '@archive-console/mocks';
import { spyOn, waitFor, within } from 'storybook/test';

/** Kept here; in the local group Newsletter and two of Microsoft 365; owns two mailboxes and reads a third. */
export const jonas = userIdOf('jonas.petersen');
/** From Microsoft 365, and an administrator. */
export const amelie = userIdOf('amelie.brandt');
/** The signed-in user, unless a story says otherwise. */
export const carla = userIdOf('carla.weiss');
/** Kept here; owns no mailbox. */
export const mira = userIdOf('mira.sommer');
export const unknownUser = userIdOf('nobody');

export const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** What a list of facts says of one. */
export async function factOf(canvasElement: HTMLElement, name: string) {
  const term = await pageOf(canvasElement).findByText(name, { selector: 'dt' });
  return term.nextElementSibling;
}

/** Waits until the hub notifies the page of what happens at the service. */
export function live(world: World): Promise<void> {
  return waitFor(() => {
    if (world.hub.connections() === 0) throw new Error('The page has not connected to the hub yet.');
  });
}

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

/** Ends the ten seconds after which a page says that a wait takes long. */
export function hurry(): void {
  const setTimer = window.setTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((action: () => void, wait?: number) =>
    setTimer(action, wait === 10_000 ? 0 : wait)) as typeof window.setTimeout);
}
