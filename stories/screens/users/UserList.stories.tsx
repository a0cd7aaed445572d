import { addUserRoles, deleteUser, listUsers } from '@archive-console/api-client';
import { on, userIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, choose, chosen, pageOf, press, seen, selectAll, selectThree } from './list-steps.ts';

const meta = preview.meta({ title: 'Screens/Users/List', parameters: { at: '/home/users?rows=10' } });

function rename(world: World, userName: string, displayName: string): void {
  const user = world.users.get(userIdOf(userName));
  if (user === undefined) throw new Error(`The world of this story has no user called ${userName}.`);
  world.users.put({ ...user, displayName });
  world.hub.notify('UsersChanged', { ids: [user.id] });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText('The list is loading')).toBeInTheDocument();
    await expect(pageOf(shown).getByRole('link', { name: 'Create user' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { world: { users: 0 } },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('heading', { name: 'No users yet' })).toBeVisible();
    await expect(pageOf(shown).getAllByRole('link', { name: 'Create user' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  parameters: { at: '/home/users' },
  async play(shown) {
    const row = await pageOf(shown).findByRole('row', { name: /Carla Weiss/ });
    await expect(within(row).getByText('You')).toBeVisible();
    await expect(within(row).getByText('Local')).toBeVisible();
    await expect(await within(row).findByText('Administrator')).toBeVisible();
    await expect(pageOf(shown).getByText('1–25 of 63')).toBeVisible();
  },
});

export const ManyPages = meta.story({
  parameters: { at: '/home/users?rows=10&page=6' },
  async play(shown) {
    await expect(await pageOf(shown).findByText('51–60 of 63')).toBeVisible();
    await press(shown, 'Next page');
    await expect(await pageOf(shown).findByText('61–63 of 63')).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { at: '/home/users?origin=local&domain=kanzlei-lund.example' },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Gustav Lund' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Amelie Brandt' })).toBeNull();
    await press(shown, 'Remove filter: Domain');
    await expect(await pageOf(shown).findByRole('link', { name: 'Carla Weiss' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { at: '/home/users?q=nobody' },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('heading', { name: 'No users found' })).toBeVisible();
    await press(shown, 'Clear search and filters');
    await expect(await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { at: '/home/users?q=hohen' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    const name = /Maximiliane Philippa von Waldburg-Wolfegg/;
    await expect(await pageOf(shown).findByRole('link', { name })).toBeVisible();
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const Selected = meta.story({
  async play(shown) {
    await selectThree(shown);
    await press(shown, 'Next page');
    await expect(await pageOf(shown).findByText('11–20 of 63')).toBeVisible();
    await expect(await chosen(shown)).toHaveTextContent('3 selected');
    // At the end of the page the bar lies below the rows, not over them.
    shown.canvasElement.ownerDocument.scrollingElement?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  },
});

export const SelectedAllMatching = meta.story({
  async play(shown) {
    await selectAll(shown);
    await expect(await chosen(shown)).toHaveTextContent('63 selected');
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'Actions for Gustav Lund');
    await choose(shown, 'Delete user');
    const dialog = await pageOf(shown).findByRole('alertdialog', { name: 'Delete Gustav Lund?' });
    await seen(await within(dialog).findByText('What belongs to this user'));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).hangs()),
  async play(shown) {
    await selectThree(shown);
    await press(shown, 'Add role');
    await userEvent.click(await pageOf(shown).findByRole('checkbox', { name: /Administrator/ }));
    await userEvent.click(
      within(await pageOf(shown).findByRole('dialog')).getByRole('button', { name: 'Add role' }),
    );
    await seen(await pageOf(shown).findByText('0 of 3 done'));
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    const { world } = shown as unknown as { world: World };
    await pageOf(shown).findByRole('link', { name: 'Gustav Lund' });
    await pageOf(shown).findByText('Live');
    rename(world, 'gustav.lund', 'Gustav Lundgren');
    const link = await pageOf(shown).findByRole('link', { name: 'Gustav Lundgren' });
    await waitFor(() => expect(link.closest('tr')).toHaveAttribute('data-changed'));
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser).fails('User.ManagedReadonly')),
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss', 'Gustav Lund']) await check(shown, name);
    await press(shown, 'Delete');
    await press(shown, 'Delete 1 user');
    await seen(await pageOf(shown).findByText('User.ManagedReadonly'));
    await expect(pageOf(shown).getByRole('link', { name: 'Gustav Lund', hidden: true })).toBeInTheDocument();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await expect(pageOf(shown).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await expect(pageOf(shown).getByRole('button', { name: 'Copy trace id' })).toBeVisible();
    await press(shown, 'Try again');
    await expect(await pageOf(shown).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
