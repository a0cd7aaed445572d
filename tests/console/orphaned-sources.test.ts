import type { AnyOperation, ApiClient } from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOf, connect } from '#console/queries/api.ts';
import { orphanedSources } from '#console/queries/import-sources-orphaned.ts';
import { mailboxesMutations } from '#console/queries/mailboxes.ts';
import { openQueries } from './open-queries.ts';
import { stubPage } from './stub-page.ts';

beforeEach(() => {
  stubPage({ hidden: true });
  return () => vi.unstubAllGlobals();
});

/** A source whose mailbox can be deleted, and that was imported before: it stays, without a mailbox. */
function importedSource(world: World) {
  const source = [...world.importSources.rows()].find(
    ({ mailboxId }) => mailboxId !== null && world.mailboxes.get(mailboxId)?.hasExternalReference === false,
  );
  const [task] = world.importTasks.rows();
  if (!source?.mailboxId || task === undefined)
    throw new Error('The demo world has lost its import sources.');
  world.importTasks.put({ ...task, id: 'one import', importSourceId: source.id });
  return { id: source.id, mailboxId: source.mailboxId };
}

/** So many sources before all others. */
function addFirst(world: World, count: number): ReadonlySet<string> {
  const [source] = world.importSources.rows();
  if (source === undefined) throw new Error('The demo world has lost its import sources.');
  const ids = Array.from({ length: count }, (_, index) => `first-${index}`);
  for (const [index, id] of ids.entries())
    world.importSources.put({ ...source, id, displayName: `AA ${String(index).padStart(3, '0')}` });
  return new Set(ids);
}

/** Reads of these sources fail. */
function failFor(client: QueryClient, ids: ReadonlySet<string>): void {
  const api = apiOf(client);
  const call = ((operation: AnyOperation, input: { importSourceId?: string }, ...rest: never[]) =>
    operation.name === 'getImportSource' && ids.has(input.importSourceId ?? '')
      ? Promise.reject(new Error('It cannot be read.'))
      : (api.call as (...all: unknown[]) => unknown)(operation, input, ...rest)) as ApiClient['call'];
  connect(client, { ...api, call });
}

it('include the source of a mailbox that was deleted here, though no hub reports it', async () => {
  const { world, watch, send, isRead } = await openQueries();
  const { id, mailboxId } = importedSource(world);
  const orphans = watch(orphanedSources());
  await isRead();
  const ids = () => orphans()?.rows.map((row) => row.id);
  expect(ids()).not.toContain(id);
  await send(mailboxesMutations.remove(), { mailboxId });
  await isRead();
  await vi.waitFor(() => expect(ids()).toContain(id));
});

it('are read past those that fail: a further try begins with what was not asked for', async () => {
  const { world, client } = await openQueries();
  const orphaned = [...world.importSources.rows()].filter(({ mailboxId }) => mailboxId === null);
  const failing = addFirst(world, 45);
  failFor(client, failing);
  const read = () => client.query({ ...orphanedSources(), staleTime: 0 });
  await expect(read()).rejects.toThrow('It cannot be read.');
  await expect(read()).rejects.toThrow('It cannot be read.');
  const { rows, unread } = await read();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(orphaned.map(({ id }) => id).toSorted());
  expect(unread.map(({ id }) => id)).toEqual([...failing]);
});
