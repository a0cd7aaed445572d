import { listImportSources, startImport } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  check,
  choose,
  find,
  findPart,
  live,
  pageOf,
  partOf,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeBusy,
  seen,
  selectRow,
} from '#stories/steps.ts';
import { bjarne, progress, stateIn } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/List',
  parameters: { at: importSourcesPaths.list() },
});

const at = (search: string) => `${importSourcesPaths.list()}?${search}`;

async function askToStart(shown: Place) {
  await press(shown, 'area:list.rowActions', { name: 'Bjarne Olsen' });
  await choose(shown, 'import-sources:action.start');
  const dialog = await findPart(shown, 'dialog', 'import-sources:start.title', {
    count: 1,
    name: 'Bjarne Olsen',
  });
  await see(dialog, 'button', 'import-sources:start.confirm', { count: 1 });
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'import-sources:list.empty.title');
    await read(shown, 'import-sources:list.empty.text');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ }));
    await read(row, 'import-sources:type.UmaArchive');
    await read(row, 'import-sources:state.Import');
    await expect(row.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      shown.words('import-sources:progress.figures', {
        done: new Intl.NumberFormat(shown.words.locale).format(148_220),
        count: 239_004,
      }),
    );
    const automatic = partOf(shown, pageOf(shown).getByRole('row', { name: /Amelie Brandt/ }));
    await read(automatic, 'import-sources:flag.autoStart');
    // Its mailbox is not on the server: whether there is mail in it is not known.
    const failed = partOf(shown, pageOf(shown).getByRole('row', { name: /Jonas Petersen/ }));
    await read(failed, 'import-sources:balance.notBegun');
    const count = [...shown.world.importSources.rows()].length;
    await readPart(shown, 'import-sources:list.counted', { count });
  },
});

export const Filtered = meta.story({
  parameters: { at: at('type=ExchangeEquipmentMailbox&state=Success') },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Company bicycle' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Amelie Brandt' })).toBeNull();
  },
});

/** A list cannot be filtered by these states, and an address that does filters nothing. */
export const FilteredByAnUnknownState = meta.story({
  parameters: { at: at('state=None&type=Floppy') },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await press(shown, 'area:list.filter');
    await expect(
      pageOf(shown).queryByRole('radio', { name: shown.words('import-sources:state.CancellationPending') }),
    ).toBeNull();
  },
});

export const NoMatch = meta.story({
  parameters: { at: at('q=chess') },
  async play(shown) {
    await see(shown, 'heading', 'import-sources:list.noMatch');
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    const row = await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ });
    await live(shown.world);
    progress(shown.world, 200_000);
    const done = new Intl.NumberFormat(shown.words.locale).format(200_000);
    await seen(await partOf(shown, row).findByText(new RegExp(`^${done.replace('.', '\\.')}`)));
  },
});

export const ConfirmingStart = meta.story({
  async play(shown) {
    const dialog = await askToStart(shown);
    await check(dialog, 'import-sources:options.drafts');
    await seen(dialog.getByText(shown.words('import-sources:options.span')));
  },
});

export const Started = meta.story({
  async play(shown) {
    await ConfirmingStart.play(shown);
    await press(shown, 'import-sources:start.confirm', { count: 1 });
    await read(shown, 'import-sources:start.done', { count: 1, name: 'Bjarne Olsen' });
    await expect(stateIn(shown.world, bjarne)).toBe('Scheduled');
    const row = pageOf(shown).getByRole('row', { name: /Bjarne Olsen/ });
    await read(partOf(shown, row), 'import-sources:state.Scheduled');
  },
});

/** What was chosen for the import is not left unasked. */
export const ConfirmingLeaveChoice = meta.story({
  async play(shown) {
    const dialog = await askToStart(shown);
    await check(dialog, 'import-sources:options.drafts');
    await press(dialog, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await find(shown, 'checkbox', 'import-sources:options.drafts')).toBeChecked();
  },
});

export const ConfirmingStartOfMany = meta.story({
  async play(shown) {
    for (const name of ['Amelie Brandt', 'archive-2019.uma', 'Bjarne Olsen', 'Carla Weiss'])
      await selectRow(shown, name);
    await press(shown, 'import-sources:action.startMany');
    const dialog = await findPart(shown, 'dialog', 'import-sources:start.title', { count: 2 });
    await read(dialog, 'import-sources:start.excluded');
    await seen(await dialog.findByText(shown.words('import-sources:flag.running')));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(startImport).hangs()),
  async play(shown) {
    await askToStart(shown);
    await press(shown, 'import-sources:start.confirm', { count: 1 });
    await seeBusy(shown, 'import-sources:start.confirm', { count: 1 });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(startImport).fails('CloudConnector.NotConnected')),
  async play(shown) {
    const dialog = await askToStart(shown);
    await press(dialog, 'import-sources:start.confirm', { count: 1 });
    await readAlert(dialog, 'errors:CloudConnector.NotConnected.title');
    await expect(stateIn(shown.world, bjarne)).toBe('Success');
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
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
