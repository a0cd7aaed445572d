// What a page that was closed in the middle of a run for many leaves in the storage of its tab.
import { type World, userIdOf } from '@archive-console/mocks';

const keys = ['ac.bulk-order', 'ac.bulk-outcomes'] as const;

/** Which of both is stored. */
export const storedRuns = () => keys.filter((key) => sessionStorage.getItem(key) !== null);

/** Three users were to be deleted, by their user names; so far only the first one is. */
export function keepRun(
  world: World,
  { title, done, begun, left }: Record<'title' | 'done' | 'begun' | 'left', string>,
  person = userIdOf('carla.weiss'),
): void {
  const targets = [done, begun, left].map((userName) => {
    const id = userIdOf(userName);
    const user = world.users.get(id);
    return [id, user?.displayName ?? '', userName, user?.primaryEmail ?? null];
  });
  world.users.remove(userIdOf(done));
  const order = {
    id: 'run-before',
    person,
    origin: { action: 'users.delete', choice: null },
    title,
    fileName: 'users-deleted',
    isOnce: false,
    targets,
    excluded: [],
  };
  const outcomes = { id: order.id, states: 'dbp', errors: [], failed: [] };
  localStorage.setItem('ac.person', person);
  sessionStorage.setItem('ac.bulk-order', JSON.stringify(order));
  sessionStorage.setItem('ac.bulk-outcomes', JSON.stringify(outcomes));
}
