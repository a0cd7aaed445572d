import { dashboardPaths, emailArchiveConfigurationPaths, importSourcesPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, findPart, pageOf, type Place, press, read } from '#stories/steps.ts';

/** What the service is busy with leads to where it can be followed. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Jobs',
  parameters: { at: dashboardPaths.home() },
});

const importing = 'Import of archive-2019.uma';
const synchronization = 'Synchronization with Microsoft 365';

const link = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });

/** An import leads to the sources: it waits and looks for mails before it imports, which are states of their own. */
export const Importing = meta.story({
  async play(shown) {
    await expect(await link(shown, importing)).toHaveAttribute('href', importSourcesPaths.list());
    // This tenant has no connection to look at.
    await expect(await pageOf(shown).findByText(synchronization)).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: synchronization })).toBeNull();
  },
});

/** The import of a mailbox has a name, and leads to the same sources. */
export const ImportingMailbox = meta.story({
  beforeEach({ world }) {
    const startedAt = world.clock.now().toISOString();
    world.jobs.push({ jobName: 'Import of Bjarne Olsen', jobType: 'MailboxImport', startedAt });
  },
  async play(shown) {
    const job = await link(shown, 'Import of Bjarne Olsen');
    await expect(job).toHaveAttribute('href', importSourcesPaths.list());
    const type = shown.words.part('dashboard:jobs.type.MailboxImport').source;
    await expect(await pageOf(shown).findByText(new RegExp(`^${type} · `))).toBeVisible();
  },
});

/** Jobs of one type, where there are several. */
export const FilteredByType = meta.story({
  async play(shown) {
    await link(shown, importing);
    const type = await find(shown, 'combobox', 'dashboard:jobs.filter');
    await userEvent.selectOptions(type, 'TenantSynchronization');
    await waitFor(() => expect(pageOf(shown).queryByRole('link', { name: importing })).toBeNull());
    await expect(pageOf(shown).getByText(synchronization)).toBeVisible();
  },
});

/** The type in the address stays, also when its last job has ended. */
export const NoMatch = meta.story({
  parameters: { at: `${dashboardPaths.home()}?jobs=MailboxImport` },
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('dashboard:jobs.noMatch'))).toBeVisible();
    await expect(await find(shown, 'combobox', 'dashboard:jobs.filter')).toHaveValue('MailboxImport');
  },
});

/** Once no job runs at all, the type can still be given up. */
export const NoMatchAtAll = meta.story({
  parameters: { at: `${dashboardPaths.home()}?jobs=MailboxImport` },
  beforeEach: ({ world }) => void world.jobs.splice(0, world.jobs.length),
  async play(shown) {
    await expect(await find(shown, 'combobox', 'dashboard:jobs.filter')).toHaveValue('MailboxImport');
  },
});

/** Of thousands the first are named, here and in the bar, and the others counted. */
export const Thousands = meta.story({
  beforeEach({ world }) {
    const startedAt = world.clock.now().toISOString();
    const job = (number: number) => ({ jobName: `Import ${number}`, jobType: 'UmaImport', startedAt });
    world.jobs.splice(0, world.jobs.length, ...Array.from({ length: 5000 }, (_, index) => job(index + 1)));
  },
  async play(shown) {
    await read(shown, 'dashboard:jobs.more', { count: 4990 });
    await link(shown, 'Import 10');
    await expect(pageOf(shown).queryByText('Import 11')).toBeNull();
    await press(shown, 'home:jobs.open', { count: 5000 });
    const running = await findPart(shown, 'dialog', 'home:jobs.title');
    await read(running, 'home:jobs.open', { count: 5000 });
    await expect(running.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** A synchronization leads to the connection it comes by. */
export const Synchronizing = meta.story({
  parameters: { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } },
  beforeEach({ world }) {
    const startedAt = world.clock.now().toISOString();
    world.jobs.splice(0, world.jobs.length, {
      jobName: synchronization,
      jobType: 'TenantSynchronization',
      startedAt,
    });
  },
  async play(shown) {
    await expect(await link(shown, synchronization)).toHaveAttribute(
      'href',
      emailArchiveConfigurationPaths.page(),
    );
  },
});
