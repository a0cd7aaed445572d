import { listImportTasks, startImport } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  dialogOf,
  fieldOf,
  find,
  findPart,
  pageOf,
  pick,
  type Place,
  press,
  read,
  readAlert,
  see,
  seen,
  seeTitle,
} from '#stories/steps.ts';
import { bjarne, jonas, noSource, stateIn } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/Imports',
  parameters: { at: importSourcesPaths.details(bjarne, 'imports') },
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne) world.importTasks.put({ ...task, includeJunkMails: true });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).hangs()),
  async play(shown) {
    const table = await find(shown, 'table', 'import-sources:tasks.title', { name: 'Bjarne Olsen' });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'import-sources:tasks.empty.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'import-sources:state.Success');
    await read(shown, 'import-sources:balance.even');
  },
});

/** Views are here although nothing filters the list. Without one, the newest import comes first. */
export const StandardView = meta.story({
  async play(shown) {
    const header = () => find(shown, 'columnheader', 'import-sources:field.begin');
    await press(shown, 'import-sources:field.begin');
    await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'ascending'));
    await press(shown, 'area:list.views.title');
    await press(shown, 'area:list.views.reset');
    await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'descending'));
    await see(shown, 'button', 'area:list.columns');
  },
});

/** Besides the one that succeeded: one that failed in March 2024, and one that waits. */
function severalImports({ world }: { world: World }): void {
  for (const task of [...world.importTasks.rows()].filter(
    ({ importSourceId }) => importSourceId === bjarne,
  )) {
    const begun = { executionBeginDate: '2024-03-05T09:00:00.000Z', executionCompletionDate: null };
    world.importTasks.put({ ...task, ...begun, id: 'failed', state: 'Failed', errorMessage: 'Time-out' });
    world.importTasks.put({ ...task, id: 'waiting', state: 'Scheduled', executionBeginDate: null });
  }
}

const counted = (shown: Place, count: number) => read(shown, 'import-sources:tasks.count', { count });

/** The service has no such filter: the console reads all imports of the source for it. */
export const FilteredByState = meta.story({
  beforeEach: severalImports,
  async play(shown) {
    await counted(shown, 3);
    await press(shown, 'area:list.filter');
    await press(await dialogOf(shown), 'import-sources:field.state');
    await pick(shown, 'import-sources:state.Failed');
    await counted(shown, 1);
    await seen(await pageOf(shown).findByText('Time-out'));
  },
});

/** What waits has not begun on any day. */
export const FilteredByDay = meta.story({
  parameters: {
    at: `${importSourcesPaths.details(bjarne, 'imports')}?imports.begun=&imports.begun=2024-03-05`,
  },
  beforeEach: severalImports,
  async play(shown) {
    await counted(shown, 1);
    await seen(await pageOf(shown).findByText('Time-out'));
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${importSourcesPaths.details(bjarne, 'imports')}?imports.state=Cancelled` },
  async play(shown) {
    await see(shown, 'heading', 'import-sources:tasks.noMatch');
  },
});

export const Failed = meta.story({
  parameters: { at: importSourcesPaths.details(jonas, 'imports') },
  async play(shown) {
    await seen(await pageOf(shown).findByText('Mailbox not found on the server'));
  },
});

/** With the options that the import had. */
export const ConfirmingRepeat = meta.story({
  async play(shown) {
    const table = await findPart(shown, 'table', 'import-sources:tasks.title', { name: 'Bjarne Olsen' });
    const [menu] = await table.findAllByRole('button', {
      name: shown.words.part('area:list.rowActions'),
    });
    menu?.click();
    await choose(shown, 'import-sources:action.repeat');
    const dialog = await dialogOf(shown);
    await see(dialog, 'button', 'import-sources:start.confirm', { count: 1 });
    await expect(await fieldOf(dialog, 'import-sources:options.junkMails')).toBeChecked();
  },
});

export const Repeated = meta.story({
  async play(shown) {
    await ConfirmingRepeat.play(shown);
    await press(await dialogOf(shown), 'import-sources:start.confirm', { count: 1 });
    await read(shown, 'import-sources:start.done', { count: 1, name: 'Bjarne Olsen' });
    await expect(stateIn(shown.world, bjarne)).toBe('Scheduled');
  },
});

/** A day that the service says with its time is a day in the form. */
export const RepeatedForItsDays = meta.story({
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      world.importTasks.put({
        ...task,
        includeFrom: '2024-01-01T00:00:00.000Z',
        includeTo: '2024-12-31T00:00:00.000Z',
      });
  },
  async play(shown) {
    await ConfirmingRepeat.play(shown);
    await press(await dialogOf(shown), 'import-sources:start.confirm', { count: 1 });
    await read(shown, 'import-sources:start.done', { count: 1, name: 'Bjarne Olsen' });
    const repeated = [...shown.world.importTasks.rows()].find(({ state }) => state === 'Scheduled');
    await expect(repeated).toMatchObject({ includeFrom: '2024-01-01', includeTo: '2024-12-31' });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(startImport).fails('UmaImportTask.FileHashMismatch')),
  async play(shown) {
    await ConfirmingRepeat.play(shown);
    const dialog = await dialogOf(shown);
    await press(dialog, 'import-sources:start.confirm', { count: 1 });
    await readAlert(dialog, 'errors:UmaImportTask.FileHashMismatch.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: importSourcesPaths.details(noSource, 'imports') },
  async play(shown) {
    await seeTitle(shown, 'import-sources:details.notFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
  },
});
