import { importProtocolPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { savedBy } from '#stories/saved-list.ts';
import { findPart, pageOf, press, read, readPart } from '#stories/steps.ts';
import { bjarne } from '#stories/screens/import-sources/sources.ts';

/** A service may leave it at what a canceled import had found: then its figures do not add up, and nothing is lost. */
const meta = preview.meta({
  title: 'Screens/Migration protocol/Canceled',
  parameters: { at: importProtocolPaths.of(bjarne) },
});

const DAY = 86_400_000;

function taskOf(world: World) {
  const task = [...world.importTasks.rows()].find(({ importSourceId }) => importSourceId === bjarne);
  if (task === undefined) throw new Error('Nothing was imported from Bjarne Olsen.');
  return task;
}

/** Another import of the same source is canceled after or before the one that went well. */
function cancelOne(world: World, begun: 'after' | 'before'): void {
  const task = taskOf(world);
  const day = begun === 'after' ? DAY : -DAY;
  const shifted = (at: string | null) => new Date(Date.parse(at ?? '') + day).toISOString();
  world.importTasks.put({
    ...task,
    id: `${task.id}-canceled`,
    state: 'Cancelled',
    scheduledAt: shifted(task.scheduledAt),
    executionBeginDate: shifted(task.executionBeginDate),
    executionCompletionDate: shifted(task.executionCompletionDate),
    discoveredMails: 10_970,
    importedMails: 270,
    filteredMails: 0,
    duplicatedMails: 0,
    failedMails: 0,
  });
}

/** It is named by itself, and what the others found is accounted for. */
export const Named = meta.story({
  beforeEach: ({ world }) => cancelOne(world, 'after'),
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.provedWithout', { count: 10_970 });
    await readPart(shown, 'import-protocol:verdict.canceled', { count: 1 });
    const entries = await findPart(shown, 'list', 'import-protocol:canceled', { count: 1 });
    await readPart(entries, 'import-sources:balance.canceled', { count: 10_700 });
    await read(shown, 'import-protocol:sumWithout');
    await expect(pageOf(shown).queryByText(shown.words('import-protocol:nothingToLookAt'))).toBeNull();
    const lines = await savedBy(() => press(shown, 'import-protocol:csv'));
    await expect(lines.flat()).toContain(shown.words('import-protocol:sumWithout'));
  },
});

/** Once another import has followed, it asks for nothing. */
export const Followed = meta.story({
  beforeEach: ({ world }) => cancelOne(world, 'before'),
  async play(shown) {
    await read(shown, 'import-protocol:verdict.proved', { count: 10_970 });
    await read(shown, 'import-protocol:nothingToLookAt');
    await read(shown, 'import-protocol:canceledNotCounted');
  },
});

/** Where nothing else was imported, nothing is complete. */
export const NothingElse = meta.story({
  beforeEach({ world }) {
    cancelOne(world, 'after');
    world.importTasks.remove(taskOf(world).id);
  },
  async play(shown) {
    await read(shown, 'import-protocol:verdict.canceled', { count: 1 });
    await findPart(shown, 'list', 'import-protocol:canceled', { count: 1 });
  },
});
