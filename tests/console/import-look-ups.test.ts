import { cancelImport, startImport } from '@archive-console/api-client';
import { importSourceIdOf, MINUTE, type World } from '@archive-console/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { countRunning, importSourcesMutations } from '#console/queries/import-sources.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

const bjarne = importSourceIdOf('Bjarne Olsen');
const archive = importSourceIdOf('archive-2019.uma');
const byIds = (...ids: string[]) => ({ selectionType: 'Ids' as const, ids });
const tasksOf = (world: World, id: string) =>
  [...world.importTasks.rows()].filter(({ importSourceId }) => importSourceId === id).length;

afterEach(() => void vi.useRealTimers());

it.each([true, false])(
  'a start whose answer is lost is looked up and sent once (started: %s)',
  async (isDone) => {
    const { world, send, sent } = await openQueries();
    world.faults.add({ operation: startImport, kind: 'bad-gateway', isDone });
    const answer = await send(importSourcesMutations.start([bjarne]), byIds(bjarne)).catch(
      (error: unknown) => error,
    );
    expect(isDone ? wasLookedUp(answer) : outcomeOf(answer)).toBe(isDone ? true : 'not-done');
    expect(sent.filter((name) => name === 'startImport')).toHaveLength(1);
    expect(tasksOf(world, bjarne)).toBe(isDone ? 2 : 1);
  },
);

it('a start that has ended by the time it is looked up is not said to be undone', async () => {
  const { world, send } = await openQueries();
  const failed = await send(importSourcesMutations.start([bjarne]), byIds(bjarne));
  expect(outcomeOf(failed)).toBeUndefined();
  world.clock.advance(10 * MINUTE);
  // When it began is judged by the clock of the browser.
  vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now() });
  world.faults.add({ operation: startImport, kind: 'bad-gateway', isDone: false });
  const again = await send(importSourcesMutations.start([bjarne]), byIds(bjarne)).catch(
    (error: unknown) => error,
  );
  expect(outcomeOf(again)).toBe('unknown');
});

it('a start of which a part runs is not said to be done or not', async () => {
  const { world, send } = await openQueries();
  world.faults.add({ operation: startImport, kind: 'bad-gateway', isDone: false });
  const failed = await send(importSourcesMutations.start([bjarne, archive]), byIds(bjarne)).catch(
    (error: unknown) => error,
  );
  expect(outcomeOf(failed)).toBe('unknown');
});

it('a cancellation whose answer is lost is looked up', async () => {
  const { world, send } = await openQueries();
  world.faults.add({ operation: cancelImport, kind: 'bad-gateway', isDone: true });
  expect(wasLookedUp(await send(importSourcesMutations.cancel([archive]), byIds(archive)))).toBe(true);
});

it('counts the imports that a start by filter really began', async () => {
  const { client } = await openQueries();
  expect(await countRunning(client, [bjarne, archive])).toBe(1);
});
