import { getImportSource, listImportTasks } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { factOf, findPart, live, pageOf, read, readPart, see, seen, seeTitle } from '#stories/steps.ts';
import { archive, bjarne, jonas, noSource, progress } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/Overview',
  parameters: { at: importSourcesPaths.details(bjarne) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByRole('region', { busy: true })).toBeVisible();
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'import-sources:balance.even');
    const total = new Intl.NumberFormat(shown.words.locale).format(10_970);
    await expect(await factOf(shown, 'import-sources:field.discovered')).toHaveTextContent(total);
  },
});

export const Running = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  async play(shown) {
    const main = pageOf(shown);
    await expect(await main.findByRole('progressbar')).toBeVisible();
    await read(shown, 'import-sources:balance.running');
  },
});

export const UpdatedLive = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  async play(shown) {
    const main = pageOf(shown);
    const bar = await main.findByRole('progressbar');
    await live(shown.world);
    progress(shown.world, 215_000);
    await seen(await main.findByText(new RegExp(new Intl.NumberFormat(shown.words.locale).format(215_000))));
    await expect(bar).toHaveAttribute('value', `${215_000 / 239_004}`);
  },
});

export const Failed = meta.story({
  parameters: { at: importSourcesPaths.details(jonas) },
  async play(shown) {
    await seen(await pageOf(shown).findByText('Mailbox not found on the server'));
    await readPart(shown, 'import-sources:overview.failed.before');
    // An import that never began has nothing to balance.
    await expect(await factOf(shown, 'import-sources:field.balance')).toHaveTextContent(
      shown.words('import-sources:balance.notBegun'),
    );
    await expect(pageOf(shown).queryByText(shown.words('import-sources:progress.nothing'))).toBeNull();
  },
});

/** It failed on its way: what it left behind counts as failed, and is not called dealt with. */
export const FailedOnItsWay = meta.story({
  parameters: { at: importSourcesPaths.details(bjarne) },
  async beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({
          ...task,
          state: 'Failed',
          importedMails: 4000,
          failedMails: 10_970 - 4000 - (task.filteredMails ?? 0) - (task.duplicatedMails ?? 0),
          errorMessage: 'The server closed the connection before all mails were read',
        });
  },
  async play(shown) {
    await readPart(shown, 'import-sources:overview.failed.later');
    await expect(await factOf(shown, 'import-sources:field.balance')).toHaveTextContent(
      shown.words('import-sources:balance.even'),
    );
    const all = shown.words('import-sources:progress.done', { count: 10_970 });
    await expect(pageOf(shown).queryByText(all)).toBeNull();
  },
});

/** What was found and what became of it are apart: by how much is said. */
export const NotBalanced = meta.story({
  async beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({ ...task, importedMails: (task.importedMails ?? 0) - 7 });
  },
  async play(shown) {
    await read(shown, 'import-sources:balance.missing', { count: 7 });
  },
});

export const NeverImported = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    const card = await findPart(shown, 'region', 'import-sources:overview.latest');
    await read(card, 'import-sources:progress.never');
  },
});

export const NotFound = meta.story({
  parameters: { at: importSourcesPaths.details(noSource) },
  async play(shown) {
    await seeTitle(shown, 'import-sources:details.notFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
    await readPart(shown, 'import-sources:overview.how.byHand');
  },
});
