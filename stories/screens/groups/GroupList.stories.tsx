import { deleteGroup, listGroupMembers, listGroups } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, choose, pageOf, press, seen } from '../users/list-steps.ts';
import { live, newsletter, rename } from './groups.ts';

const meta = preview.meta({ title: 'Screens/Groups/List', parameters: { at: groupsPaths.list() } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText('The list is loading')).toBeInTheDocument();
    await expect(pageOf(shown).getByRole('link', { name: 'Create group' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { world: { users: 0 } },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await expect(pageOf(shown).getAllByRole('link', { name: 'Create group' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = within(await pageOf(shown).findByRole('row', { name: /Newsletter/ }));
    await expect(row.getByText('Distribution group')).toBeVisible();
    await expect(row.getByText('Local')).toBeVisible();
    await expect(await row.findByRole('cell', { name: '12' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { at: `${groupsPaths.list()}?type=SecurityGroup&origin=local` },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Works council' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Board' })).toBeNull();
    await press(shown, 'Remove filter: Origin');
    await expect(await pageOf(shown).findByRole('link', { name: 'Board' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Newsletter' })).toBeNull();
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${groupsPaths.list()}?q=chess` },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('heading', { name: 'No groups found' })).toBeVisible();
    await press(shown, 'Clear search and filters');
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
    const row = within(await pageOf(shown).findByRole('row', { name: /Newsletter/ }));
    await expect(await row.findByText('Not readable')).toBeVisible();
    await expect(row.queryByText('0')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'Actions for Newsletter');
    await choose(shown, 'Delete group');
    const dialog = within(await pageOf(shown).findByRole('alertdialog', { name: 'Delete Newsletter?' }));
    await seen(await dialog.findByText('12 people leave it'));
    await seen(await dialog.findByText('newsletter@demo.example'));
  },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    for (const name of ['Accounting', 'All staff', 'Design']) await check(shown, name);
    await press(shown, 'Delete');
    const dialog = within(await pageOf(shown).findByRole('alertdialog', { name: 'Delete 2 groups?' }));
    await seen(dialog.getByText('Accounting and Design'));
    await seen(dialog.getByText('managed by Microsoft 365'));
  },
});

/** A selected group that is excluded is named in the result too. */
export const DeletedMany = meta.story({
  async play(shown) {
    await ConfirmingDeleteOfMany.play(shown);
    await press(shown, 'Delete 2 groups');
    const sheet = await pageOf(shown).findByRole('dialog', { name: '2 of 3 groups deleted' });
    await seen(within(sheet).getByText(/the next synchronization removes it here/));
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

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).fails('Group.ManagedReadonly')),
  async play(shown) {
    await check(shown, 'Newsletter');
    await press(shown, 'Delete');
    await press(shown, 'Delete 1 group');
    await seen(await pageOf(shown).findByText('Group.ManagedReadonly'));
    await expect(pageOf(shown).getByRole('link', { name: 'Newsletter', hidden: true })).toBeInTheDocument();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await expect(pageOf(shown).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'Try again');
    await expect(await pageOf(shown).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
