import { getImportTask } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { importTaskIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, factOf, pageOf, read, readPart, see, seen, seeNo } from '#stories/steps.ts';
import { archive, bjarne, jonas } from './sources.ts';

/** One import has an address: who is sent it sees the same. */
const meta = preview.meta({
  title: 'Screens/Import sources/One import',
  parameters: { at: importSourcesPaths.task(bjarne, importTaskIdOf(bjarne)) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportTask).hangs()),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'status', 'import-sources:task.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await read(dialog, 'import-sources:balance.even');
    const total = new Intl.NumberFormat(shown.words.locale).format(10_970);
    await expect(await factOf(dialog, 'import-sources:field.discovered')).toHaveTextContent(total);
    await see(dialog, 'button', 'import-sources:task.copyLink');
  },
});

/** Mails that could not be taken over, and what helps. */
export const WithFailedMails = meta.story({
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({ ...task, failedMails: 7, importedMails: (task.importedMails ?? 0) - 7 });
  },
  async play(shown) {
    await read(await dialogOf(shown), 'import-sources:task.failedMails', { count: 7 });
  },
});

/** The service may leave figures out: they are not shown, and nothing is said to be missing. */
export const WithoutSomeFigures = meta.story({
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne)
        world.importTasks.put({ ...task, filteredMails: null, duplicatedMails: null, importedMails: 7 });
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await read(dialog, 'import-sources:balance.unstated');
    await expect(await factOf(dialog, 'import-sources:field.imported')).toHaveTextContent('7');
    await expect(dialog.queryByText(shown.words('import-sources:field.filtered'))).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { at: importSourcesPaths.task(jonas, importTaskIdOf(jonas)) },
  async play(shown) {
    await seen(await (await dialogOf(shown)).findByText('Mailbox not found on the server'));
  },
});

export const Running = meta.story({
  parameters: { at: importSourcesPaths.task(archive, importTaskIdOf(archive)) },
  async play(shown) {
    await read(await dialogOf(shown), 'import-sources:balance.running');
  },
});

/** Opened from the list; once it is closed, the focus is back where it was. */
export const OpenedAndClosed = meta.story({
  parameters: { at: importSourcesPaths.details(bjarne, 'imports') },
  async play(shown) {
    const [begin] = await waitFor(() => {
      const links = pageOf(shown).getByRole('table').querySelectorAll('tbody a');
      if (links.length === 0) throw new Error('The imports are not here yet.');
      return [...links] as HTMLElement[];
    });
    begin?.focus();
    begin?.click();
    await see(shown, 'dialog', 'import-sources:task.title');
    await userEvent.keyboard('{Escape}');
    await seeNo(shown, 'dialog', 'import-sources:task.title');
    await waitFor(() => expect(begin).toHaveFocus());
  },
});

export const NotFound = meta.story({
  parameters: { at: importSourcesPaths.task(bjarne, 'none') },
  async play(shown) {
    await readPart(await dialogOf(shown), 'errors:ImportTask.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportTask).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await (await dialogOf(shown)).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportTask).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(await dialogOf(shown), 'button', 'shell:action.retry');
  },
});
