import { cancelImport, startImport } from '@archive-console/api-client';
import { importSourcesPaths, type WordKey } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { choose, dialogOf, type Place, press, readAlert } from '#stories/steps.ts';

/** Whatever the service refuses a start or a cancellation for is said where it was asked for, and can be tried again. */
const meta = preview.meta({
  title: 'Screens/Import sources/Refusals',
  parameters: { at: importSourcesPaths.list() },
});

async function ask(shown: Place, name: string, action: WordKey): Promise<Place> {
  await press(shown, 'area:list.rowActions', { name });
  await choose(shown, action);
  return dialogOf(shown);
}

export const StartRejected = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Bjarne Olsen', 'import-sources:action.start');
    for (const code of startImport.errors) {
      shown.msw.use(on(startImport).fails(code));
      await press(dialog, 'import-sources:start.confirm', { count: 1 });
      await readAlert(dialog, `errors:${code}.title`);
    }
  },
});

export const CancellationRejected = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'archive-2019.uma', 'import-sources:action.cancel');
    for (const code of cancelImport.errors) {
      shown.msw.use(on(cancelImport).fails(code));
      await press(dialog, 'import-sources:cancel.confirm', { count: 1 });
      await readAlert(dialog, `errors:${code}.title`);
    }
  },
});
