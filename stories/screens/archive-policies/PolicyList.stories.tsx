import { listArchivePolicies, moveArchivePolicy, updateArchivePolicy } from '@archive-console/api-client';
import { archivePoliciesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  find,
  findPart,
  live,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  see,
  seeTitle,
} from '#stories/steps.ts';
import { changeLive, largeFiles, newsletters, orderOf, policyIn } from './policies.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/List',
  parameters: { at: archivePoliciesPaths.list() },
});

const link = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });
const toggle = async (shown: Place, name: string) =>
  userEvent.click(await find(shown, 'switch', 'archive-policies:switch.label', { name }));
const upOf = (shown: Place, name: string) => press(shown, 'components:order.up', { name });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).hangs()),
  async play(shown) {
    await seeTitle(shown, 'archive-policies:list.title');
    await see(shown, 'status', 'archive-policies:list.loading');
    await see(shown, 'link', 'archive-policies:list.create');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listArchivePolicies).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'archive-policies:list.empty.title');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('archive-policies:list.create') }),
    ).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    await link(shown, 'Newsletters');
    const or = new Intl.ListFormat(shown.words.locale, { type: 'disjunction' });
    const patterns = or.format(['monitoring@*', 'alerts@*', 'nagios@*']);
    const from = shown.words('archive-policies:words.from', { patterns });
    const mail = `${shown.words('archive-policies:words.mail')} ${from}`;
    await read(shown, 'archive-policies:words.notArchived', { mail });
    await see(shown, 'button', 'components:order.position', { name: 'Newsletters', position: 3, total: 7 });
    await expect(
      await find(shown, 'switch', 'archive-policies:switch.label', { name: 'Large files go elsewhere' }),
    ).not.toBeChecked();
  },
});

/** A rule behind a wider one is marked with the one that comes first. */
export const Shadowed = meta.story({
  beforeEach: ({ world }) => {
    const [late] = world.policies.filter(({ id }) => id === newsletters);
    if (late) world.policies.push({ ...late, id: 'late', name: 'Late news', action: 'Archive' });
  },
  async play(shown) {
    await link(shown, 'Late news');
    await read(shown, 'archive-policies:shadow.contradicted', { name: 'Newsletters' });
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${archivePoliciesPaths.list()}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'archive-policies:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await expect(await link(shown, 'Newsletters')).toBeVisible();
  },
});

/** Each keeps the number of its place, and none can be moved between those that are not shown. */
export const Filtered = meta.story({
  parameters: { at: `${archivePoliciesPaths.list()}?state=disabled` },
  async play(shown) {
    const name = 'Large files go elsewhere';
    const place = await find(shown, 'button', 'components:order.position', { name, position: 6, total: 7 });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await expect(place).toHaveAccessibleDescription(shown.words('archive-policies:move.filtered'));
    await expect(pageOf(shown).queryByRole('link', { name: 'Newsletters' })).toBeNull();
  },
});

export const Moved = meta.story({
  async play(shown) {
    await upOf(shown, 'Newsletters');
    await read(shown, 'archive-policies:move.done', { name: 'Newsletters', position: 2 });
    await expect(orderOf(shown.world)[1]).toBe('Newsletters');
    await press(shown, 'shell:action.undo');
    await waitFor(() => expect(orderOf(shown.world)[2]).toBe('Newsletters'));
  },
});

/** The new order is shown at once, and the old one again where the service refuses it. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(moveArchivePolicy).fails('ArchivePolicy.NotFound')),
  async play(shown) {
    await upOf(shown, 'Newsletters');
    await read(shown, 'archive-policies:move.failed', { name: 'Newsletters' });
    await readPart(shown, 'errors:ArchivePolicy.NotFound.text');
    await see(shown, 'button', 'components:order.position', { name: 'Newsletters', position: 3, total: 7 });
  },
});

export const Switched = meta.story({
  async play(shown) {
    await toggle(shown, 'Large files go elsewhere');
    await waitFor(() => expect(policyIn(shown.world, largeFiles)?.isEnabled).toBe(true));
    const now = await find(shown, 'switch', 'archive-policies:switch.label', {
      name: 'Large files go elsewhere',
    });
    await waitFor(() => expect(now).toBeChecked());
  },
});

export const SwitchRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).fails('ArchivePolicy.ConcurrentModification')),
  async play(shown) {
    await toggle(shown, 'Newsletters');
    await read(shown, 'archive-policies:switch.stays', { name: 'Newsletters' });
    await expect(policyIn(shown.world, newsletters)?.isEnabled).toBe(true);
  },
});

export const Duplicated = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'Newsletters' });
    await choose(shown, 'archive-policies:action.duplicate');
    const name = shown.words('archive-policies:duplicate.name', { name: 'Newsletters' });
    await read(shown, 'archive-policies:duplicate.done', { name });
    await expect(shown.world.policies.at(-1)).toMatchObject({ name, isEnabled: false });
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'Newsletters' });
    await choose(shown, 'archive-policies:action.delete');
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', {
      name: 'Newsletters',
    });
    await read(dialog, 'archive-policies:delete.text');
  },
});

export const Deleted = meta.story({
  async play(shown) {
    await ConfirmingDelete.play(shown);
    await press(shown, 'archive-policies:delete.confirm');
    await read(shown, 'objects:delete.deleted', { name: 'Newsletters' });
    await expect(policyIn(shown.world, newsletters)).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await link(shown, 'Newsletters');
    await live(shown.world);
    changeLive(shown.world, newsletters, { name: 'Weekly news' });
    await expect(await link(shown, 'Weekly news')).toBeVisible();
    await read(shown, 'area:list.changed');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
    await see(shown, 'link', 'archive-policies:list.create');
  },
});
