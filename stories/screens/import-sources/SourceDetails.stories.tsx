import { cancelImport, getImportSource, listImportTasks } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  live,
  pageOf,
  press,
  read,
  readAlert,
  see,
  seeName,
  seeNo,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { amelie, archive, bjarne, noSource, stateIn, thomas } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/Details',
  parameters: { at: importSourcesPaths.details(bjarne) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).hangs()),
  async play(shown) {
    await seeTitle(shown, 'import-sources:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await seeName(shown, 'Bjarne Olsen');
    await seeTab(shown, 'import-sources:details.tab.imports', 1);
    await see(shown, 'button', 'import-sources:action.start');
  },
});

/** Says nothing of the latest import, which is not read. */
async function saysNothingOfImports(shown: Place) {
  await seeName(shown, 'Bjarne Olsen');
  await expect(pageOf(shown).queryByText(shown.words('import-sources:state.None'))).toBeNull();
  await seeNo(shown, 'button', 'import-sources:action.start');
  await press(shown, 'import-sources:details.more', { name: 'Bjarne Olsen' });
  const item = await pageOf(shown).findByRole('menuitem', {
    name: shown.words.part('import-sources:action.cancel'),
  });
  await expect(item).toHaveTextContent(shown.words('import-sources:rules.unread'));
}

export const LatestImportLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).hangs()),
  async play(shown) {
    await see(shown, 'button', 'import-sources:details.more', { name: 'Bjarne Olsen' });
    await saysNothingOfImports(shown);
  },
});

export const LatestImportUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await read(shown, 'import-sources:flag.unread');
    await saysNothingOfImports(shown);
  },
});

/** The menu says why before it is tried. */
async function cannotStart(
  shown: Place,
  name: string,
  reason: 'import-sources:rules.orphaned' | 'import-sources:rules.startAuto',
) {
  await press(shown, 'import-sources:details.more', { name });
  const item = await pageOf(shown).findByRole('menuitem', {
    name: shown.words.part('import-sources:action.start'),
  });
  await expect(item).toHaveTextContent(shown.words(reason));
}

export const Orphaned = meta.story({
  parameters: { at: importSourcesPaths.details(thomas) },
  async play(shown) {
    await cannotStart(shown, 'Thomas Berger (left 2024)', 'import-sources:rules.orphaned');
  },
});

export const StartsByItself = meta.story({
  parameters: { at: importSourcesPaths.details(amelie) },
  async play(shown) {
    await cannotStart(shown, 'Amelie Brandt', 'import-sources:rules.startAuto');
  },
});

export const ConfirmingCancellation = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  async play(shown) {
    await press(shown, 'import-sources:action.cancel');
    const dialog = await dialogOf(shown);
    await read(dialog, 'import-sources:cancel.text');
  },
});

export const UpdatedLive = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  async play(shown) {
    await ConfirmingCancellation.play(shown);
    await live(shown.world);
    await press(await dialogOf(shown), 'import-sources:cancel.confirm', { count: 1 });
    await read(shown, 'import-sources:cancel.done', { count: 1, name: 'archive-2019.uma' });
    shown.world.clock.advance(4000);
    await expect(stateIn(shown.world, archive)).toBe('Cancelled');
    await see(shown, 'button', 'import-sources:action.start');
  },
});

export const Rejected = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  beforeEach: ({ msw }) => msw.use(on(cancelImport).fails('ImportSource.NotFound')),
  async play(shown) {
    await ConfirmingCancellation.play(shown);
    const dialog = await dialogOf(shown);
    await press(dialog, 'import-sources:cancel.confirm', { count: 1 });
    await readAlert(dialog, 'errors:ImportSource.NotFound.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: importSourcesPaths.details(noSource) },
  async play(shown) {
    await seeTitle(shown, 'import-sources:details.notFound.title');
    await see(shown, 'link', 'import-sources:details.toList');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).fails('Default.UnexpectedError')),
  async play(shown) {
    await seeTitle(shown, 'import-sources:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
