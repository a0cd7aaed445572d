import type { World } from '@archive-console/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
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
