import { deleteGroup, listGroupMembers, listGroups } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  findPart,
  live,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  seen,
  selectRow,
} from '#stories/steps.ts';
import { newsletter, remove, rename } from './groups.ts';

const meta = preview.meta({ title: 'Screens/Groups/List', parameters: { at: groupsPaths.list() } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'groups:list.create');
  },
});

export const Empty = meta.story({
  parameters: { world: { users: 0 } },
  async play(shown) {
    await see(shown, 'heading', 'groups:list.empty.title');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('groups:list.create') }),
    ).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /Newsletter/ }));
    await read(row, 'area:groups.type.DistributionGroup');
    await read(row, 'area:origin.local');
    await expect(await row.findByRole('cell', { name: '12' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { at: `${groupsPaths.list()}?type=SecurityGroup&origin=local` },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Works council' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Board' })).toBeNull();
    await press(shown, 'area:list.removeFilter', { label: shown.words('area:origin.label') });
    await expect(await pageOf(shown).findByRole('link', { name: 'Board' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Newsletter' })).toBeNull();
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${groupsPaths.list()}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'groups:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await expect(await pageOf(shown).findByRole('link', { name: 'Newsletter' })).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { at: `${groupsPaths.list()}?q=counsel` },
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    const name = /contracts, disputes and retention questions/;
    await expect(await pageOf(shown).findByRole('link', { name })).toBeVisible();
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** A number that cannot be read is none: it is never said to be 0. */
export const MembersUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).fails('Default.UnexpectedError')),
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /Newsletter/ }));
    await read(row, 'area:list.unread');
    await expect(row.queryByText('0')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'Newsletter' });
    await choose(shown, 'groups:action.delete');
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name: 'Newsletter' });
    await read(dialog, 'groups:delete.dependants.leave', { count: 12 });
    await seen(await dialog.findByText('newsletter@demo.example'));
  },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    for (const name of ['Accounting', 'All staff', 'Design']) await selectRow(shown, name);
    await press(shown, 'groups:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'groups:bulk.delete.title', { count: 2 });
    await seen(dialog.getByText(new Intl.ListFormat(shown.words.locale).format(['Accounting', 'Design'])));
    await read(dialog, 'objects:bulk.managed');
    const ids = ['Accounting', 'Design'].map((name) => groupIdOf(name));
    const count = ids.reduce((sum, id) => sum + shown.world.members.of(id).size, 0);
    await read(dialog, 'groups:bulk.delete.members', { count });
    await read(dialog, 'objects:addresses.left', { count: 0 });
  },
});

/** A selected group that is excluded is named in the result too. */
export const DeletedMany = meta.story({
  async play(shown) {
    await ConfirmingDeleteOfMany.play(shown);
    await press(shown, 'groups:bulk.delete.confirm', { count: 2 });
    const sheet = await findPart(shown, 'dialog', 'groups:bulk.delete.partlyDone', { count: 2, total: 3 });
    await readPart(sheet, 'groups:rules.deleteManaged');
    await expect(shown.world.groups.get(groupIdOf('Design'))).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Newsletter' });
    await live(shown.world);
    rename(shown.world, newsletter, 'Newsletter 2026');
    const link = await pageOf(shown).findByRole('link', { name: 'Newsletter 2026' });
    await waitFor(() => expect(link.closest('tr')).toHaveAttribute('data-changed'));
  },
});

/** What another person deleted is no longer selected. */
export const DeletedElsewhere = meta.story({
  async play(shown) {
    for (const name of ['Newsletter', 'Design']) await selectRow(shown, name);
    const bar = await findPart(shown, 'region', 'area:list.bulkActions');
    await readPart(bar, 'area:list.selected', { count: 2 });
    await live(shown.world);
    remove(shown.world, newsletter);
    await readPart(bar, 'area:list.selected', { count: 1 });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).fails('Group.ManagedReadonly')),
  async play(shown) {
    await selectRow(shown, 'Newsletter');
    await press(shown, 'groups:bulk.deleteMany');
    await press(shown, 'groups:bulk.delete.confirm', { count: 1 });
    await seen(await pageOf(shown).findByText('Group.ManagedReadonly'));
    await expect(pageOf(shown).getByRole('link', { name: 'Newsletter', hidden: true })).toBeInTheDocument();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
