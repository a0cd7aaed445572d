import { getImportSource } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, findPart, pageOf, press, read, seen, seePart, selectRow } from '#stories/steps.ts';
import { bjarne, stateIn } from './sources.ts';

/** A start of many, of which some could not be looked at. */
const meta = preview.meta({
  title: 'Screens/Import sources/Start of many',
  parameters: { at: importSourcesPaths.list() },
});

const ofBjarne = on(getImportSource, { path: { importSourceId: bjarne } });

async function askToStartTwo(shown: Place) {
  for (const name of ['Bjarne Olsen', 'Carla Weiss']) await selectRow(shown, name);
  await press(shown, 'import-sources:action.startMany');
}

/** It keeps back no other: it is left out, by name. */
export const OneUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(ofBjarne.fails('Default.Forbidden')),
  async play(shown) {
    await askToStartTwo(shown);
    const name = 'Carla Weiss';
    const dialog = await findPart(shown, 'dialog', 'import-sources:start.title', { count: 1, name });
    await read(dialog, 'import-sources:start.excluded');
    await seen(dialog.getByText('Bjarne Olsen'));
    await read(dialog, 'import-sources:many.unread');
  },
});

export const ReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(ofBjarne.fails('Default.Forbidden')),
  async play(shown) {
    await OneUnread.play(shown);
    const source = shown.world.importSources.get(bjarne);
    if (source === undefined) throw new Error('There is no Bjarne Olsen in this world.');
    const { id, importSourceType, autoStart, displayName, primaryAddress } = source;
    shown.msw.use(ofBjarne.answers({ id, importSourceType, autoStart, displayName, primaryAddress }));
    await press(shown, 'import-sources:many.readAgain');
    await seePart(shown, 'dialog', 'import-sources:start.title', { count: 2 });
  },
});

/** What was left out is not started. */
export const StartedWithoutIt = meta.story({
  beforeEach: ({ msw }) => msw.use(ofBjarne.fails('Default.Forbidden')),
  async play(shown) {
    await OneUnread.play(shown);
    await press(shown, 'import-sources:start.confirm', { count: 1 });
    await read(shown, 'import-sources:start.done', { count: 1, name: 'Carla Weiss' });
    await expect(stateIn(shown.world, bjarne)).toBe('Success');
  },
});

/** That none of them can be started would be a guess. */
export const NoneRead = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).fails('Default.Forbidden')),
  async play(shown) {
    await askToStartTwo(shown);
    await seen(await pageOf(shown).findByText('Default.Forbidden'));
  },
});
