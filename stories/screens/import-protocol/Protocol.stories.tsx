import { listImportSources, listImportTasks } from '@archive-console/api-client';
import { importProtocolPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepFromPrinting, printedPaper } from '#stories/printed-paper.ts';
import { savedBy } from '#stories/saved-list.ts';
import { findPart, hurry, pageOf, press, read, readPart, see, seeTitle } from '#stories/steps.ts';
import { archive, bjarne } from '#stories/screens/import-sources/sources.ts';

const meta = preview.meta({
  title: 'Screens/Migration protocol',
  parameters: { at: importProtocolPaths.all() },
});

const ofBjarne = importProtocolPaths.of(bjarne);

/** What was not imported is made good: nothing runs and nothing failed. */
function settle(world: World): void {
  for (const task of world.importTasks.rows())
    if (task.state !== 'Success') world.importTasks.remove(task.id);
  for (const source of world.importSources.rows())
    if (source.importSourceTaskState !== 'Success') world.importSources.remove(source.id);
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).hangs()),
  async play(shown) {
    await seeTitle(shown, 'import-protocol:title');
    await expect(await pageOf(shown).findByRole('progressbar')).toBeVisible();
  },
});

export const Populated = meta.story({
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.running', { count: 1 });
    const entries = await findPart(shown, 'list', 'import-protocol:toLookAt', { count: 2 });
    await expect(entries.getAllByText(/Mailbox not found on the server/)).toHaveLength(2);
  },
});

export const Proved = meta.story({
  beforeEach({ world }) {
    settle(world);
    for (const task of world.importTasks.rows())
      world.importTasks.put({
        ...task,
        failedMails: 0,
        importedMails: (task.importedMails ?? 0) + (task.failedMails ?? 0),
      });
  },
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.proved');
    await read(shown, 'import-protocol:nothingToLookAt');
  },
});

/** Mails that could not be taken over are accounted for, and yet not in the archive: each import that left some is named. */
export const WithFailedMails = meta.story({
  parameters: { at: ofBjarne },
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({ ...task, failedMails: 7, importedMails: (task.importedMails ?? 0) - 7 });
  },
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.failed', { count: 7 });
    const entries = await findPart(shown, 'list', 'import-protocol:failedMails', { count: 7 });
    await readPart(entries, 'import-protocol:failedOf', { failed: 7, found: 10_970 });
    await expect(pageOf(shown).queryByText(shown.words('import-protocol:nothingToLookAt'))).toBeNull();
    const show = shown.words('import-protocol:showOne');
    (await entries.findByRole('link', { name: `${show}: Bjarne Olsen` })).click();
    await see(shown, 'dialog', 'import-sources:task.title');
  },
});

export const Empty = meta.story({
  beforeEach({ world }) {
    for (const { id } of world.importSources.rows()) world.importSources.remove(id);
  },
  async play(shown) {
    await read(shown, 'import-protocol:verdict.nothing');
  },
});

export const OfOneSource = meta.story({
  parameters: { at: ofBjarne },
  async play(shown) {
    await read(shown, 'import-protocol:verdict.proved', { count: 10_970 });
  },
});

/** What was found and what became of it are apart: by how much is said. */
export const NotBalanced = meta.story({
  parameters: { at: ofBjarne },
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({ ...task, importedMails: (task.importedMails ?? 0) - 7 });
  },
  async play(shown) {
    await read(shown, 'import-protocol:verdict.missing', { count: 7 });
    const entries = await findPart(shown, 'list', 'import-protocol:toLookAt', { count: 1 });
    await readPart(entries, 'import-sources:balance.missing', { count: 7 });
  },
});

/** Nothing is proved while a part is not read. */
export const PartlyUnread = meta.story({
  parameters: { at: ofBjarne },
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await read(shown, 'import-protocol:verdict.incomplete', { count: 1 });
    await expect(pageOf(shown).queryByText(shown.words('import-protocol:nothingToLookAt'))).toBeNull();
    shown.msw.use(on(listImportTasks).hangs());
    await press(shown, 'shell:action.retry');
    await see(shown, 'progressbar', 'import-protocol:reading');
  },
});

/** Stopped: nothing is proved, and it goes on with what is missing. */
export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).hangs()),
  async play(shown) {
    await press(shown, 'objects:reading.stop');
    await readPart(shown, 'objects:reading.stopped');
    await read(shown, 'import-protocol:verdict.stopped');
    await press(shown, 'objects:reading.resume');
    await see(shown, 'progressbar', 'import-protocol:reading');
  },
});

export const Slow = meta.story({
  beforeEach({ msw }) {
    msw.use(on(listImportTasks).hangs());
    hurry();
  },
  async play(shown) {
    await press(shown, 'shell:waiting.stop');
    await readPart(shown, 'objects:reading.stopped');
  },
});

/** It says as of when it is, and can be read anew. */
export const ReadAgain = meta.story({
  async play(shown) {
    await readPart(shown, 'objects:reading.complete');
    shown.msw.use(on(listImportTasks).hangs());
    await press(shown, 'objects:reading.restart');
    await see(shown, 'progressbar', 'import-protocol:reading');
  },
});

/** A file names every source that could not be read, and ends with what all imports come to. */
export const SavedPartlyUnread = meta.story({
  parameters: { at: ofBjarne },
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'import-protocol:unread', { count: 1, names: 'Bjarne Olsen' });
    const lines = await savedBy(() => press(shown, 'import-protocol:csv'));
    const unread = lines.find((cells) => cells.includes(shown.words('import-protocol:couldNotBeRead')));
    await expect(unread?.[0]).toBe('Bjarne Olsen');
    await expect(lines.at(-2)).toContain(shown.words('import-protocol:differenceIs', { count: 0 }));
  },
});

export const Printed = meta.story({
  parameters: { at: importProtocolPaths.of(archive) },
  beforeEach: keepFromPrinting,
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.running', { count: 1 });
    await press(shown, 'import-protocol:print');
    const paper = await printedPaper(shown);
    await expect(paper.getByText(shown.words('import-protocol:result'))).toBeInTheDocument();
    // Its figures are read as those of the page are.
    const found = new Intl.NumberFormat(shown.words.locale).format(239_004);
    await expect(paper.getByText(found)).toBeInTheDocument();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
  },
});
