import { cancelImport } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, dialogOf, findPart, press, read, readAlert, selectRow } from '#stories/steps.ts';
import { archive, bjarne, stateIn } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/Cancel',
  parameters: { at: importSourcesPaths.list() },
});

export const ConfirmingCancellation = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'archive-2019.uma' });
    await choose(shown, 'import-sources:action.cancel');
    const dialog = await findPart(shown, 'dialog', 'import-sources:cancel.title', {
      count: 1,
      name: 'archive-2019.uma',
    });
    await read(dialog, 'import-sources:cancel.text');
  },
});

/** Which of those ticked run, and so are canceled. */
export const ConfirmingCancellationOfMany = meta.story({
  async play(shown) {
    await selectRow(shown, 'Bjarne Olsen');
    await press(shown, 'import-sources:action.startMany');
    await press(await dialogOf(shown), 'import-sources:start.confirm', { count: 1 });
    await read(shown, 'import-sources:start.done', { count: 1, name: 'Bjarne Olsen' });
    await selectRow(shown, 'archive-2019.uma');
    await selectRow(shown, 'Carla Weiss');
    await press(shown, 'import-sources:action.cancelMany');
    const dialog = await findPart(shown, 'dialog', 'import-sources:cancel.title', { count: 2 });
    await read(dialog, 'import-sources:cancel.excluded');
    await read(dialog, 'import-sources:flag.notRunning');
  },
});

export const CanceledMany = meta.story({
  async play(shown) {
    await ConfirmingCancellationOfMany.play(shown);
    await press(shown, 'import-sources:cancel.confirm', { count: 2 });
    await read(shown, 'import-sources:cancel.done', { count: 2 });
    for (const id of [archive, bjarne])
      await expect(['CancellationPending', 'Cancelled']).toContain(stateIn(shown.world, id));
  },
});

export const Canceled = meta.story({
  async play(shown) {
    await ConfirmingCancellation.play(shown);
    await press(shown, 'import-sources:cancel.confirm', { count: 1 });
    await read(shown, 'import-sources:cancel.done', { count: 1, name: 'archive-2019.uma' });
    await expect(stateIn(shown.world, archive)).toBe('CancellationPending');
  },
});

/** It has ended by the time that its cancellation is confirmed. */
export const EndedMeanwhile = meta.story({
  async play(shown) {
    await ConfirmingCancellation.play(shown);
    for (const task of shown.world.importTasks.rows())
      if (task.importSourceId === archive) shown.world.importTasks.put({ ...task, state: 'Success' });
    shown.world.importRuns.delete(archive);
    await press(shown, 'import-sources:cancel.confirm', { count: 1 });
    await read(shown, 'import-sources:cancel.partlyDone', { count: 0, total: 1 });
  },
});

export const RejectedCancellation = meta.story({
  beforeEach: ({ msw }) => msw.use(on(cancelImport).fails('ImportSource.CannotCancelWithAutoStart')),
  async play(shown) {
    await ConfirmingCancellation.play(shown);
    const dialog = await dialogOf(shown);
    await press(dialog, 'import-sources:cancel.confirm', { count: 1 });
    await readAlert(dialog, 'errors:ImportSource.CannotCancelWithAutoStart.title');
  },
});
