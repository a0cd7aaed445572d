import { cancelImport, startImport } from '@archive-console/api-client';
import { importSourceIdOf, MINUTE, type World } from '@archive-console/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { countCanceled, countRunning, importSourcesMutations } from '#console/queries/import-sources.ts';
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

it('a start that was canceled before it began is not said to be undone', async () => {
  const { world, send } = await openQueries();
  await send(importSourcesMutations.start([bjarne]), byIds(bjarne));
  await send(importSourcesMutations.cancel([bjarne]), byIds(bjarne));
  world.clock.advance(MINUTE);
  expect(world.importSources.get(bjarne)?.importSourceTaskState).toBe('Cancelled');
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

it('a cancellation of which a part was done is not said to be done or not', async () => {
  const { world, send } = await openQueries();
  await send(importSourcesMutations.start([bjarne]), byIds(bjarne));
  await send(importSourcesMutations.cancel([archive]), byIds(archive));
  world.faults.add({ operation: cancelImport, kind: 'unexpected-error' });
  const failed = await send(importSourcesMutations.cancel([bjarne, archive]), byIds(bjarne, archive)).catch(
    (error: unknown) => error,
  );
  expect(outcomeOf(failed)).toBe('unknown');
});

it('counts the imports that a start by filter began, and not where one of them may have ended', async () => {
  const { world, client, send } = await openQueries();
  vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now() });
  expect(await countRunning(client, [bjarne, archive])).toBe(1);
  await send(importSourcesMutations.start([bjarne]), byIds(bjarne));
  expect(await countRunning(client, [bjarne, archive])).toBe(2);
  world.clock.advance(10 * MINUTE);
  vi.setSystemTime(world.clock.now());
  expect(world.importSources.get(bjarne)?.importSourceTaskState).toBe('Success');
  expect(await countRunning(client, [bjarne, archive])).toBeUndefined();
});

it('does not count what began where too many do not run to look at each', async () => {
  const { world, client } = await openQueries();
  const source = world.importSources.get(bjarne);
  if (source === undefined) throw new Error('There is no Bjarne Olsen in this world.');
  const copies = Array.from({ length: 21 }, (_, index) => ({ ...source, id: `copy-${index}` }));
  for (const copy of copies) world.importSources.put(copy);
  expect(await countRunning(client, [archive, ...copies.map(({ id }) => id)])).toBeUndefined();
});

it('counts the imports that a cancellation ended, without those that had ended by themselves', async () => {
  const { world, client, send } = await openQueries();
  const ids = [bjarne, archive];
  await send(importSourcesMutations.cancel(ids), byIds(...ids));
  expect(await countCanceled(client, ids)).toBe(1);
  world.clock.advance(10 * MINUTE);
  expect(world.importSources.get(archive)?.importSourceTaskState).toBe('Cancelled');
  expect(await countCanceled(client, ids)).toBe(1);
  // Many are looked up in the list.
  const others = Array.from({ length: 21 }, (_, index) => `no-source-${index}`);
  expect(await countCanceled(client, [...ids, ...others])).toBe(1);
});
