import { addUserRoles, deleteUser, listUsers } from '@archive-console/api-client';
import { fallbackWords } from '@archive-console/console';
import { on, userIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { choose, dialogOf, find, pageOf, partOf, press, read, see, seen, selectRow } from '#stories/steps.ts';
import { placesOf } from '#stories/places-of.ts';
import { chosen, selectAll, selectThree } from './list-steps.ts';

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
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'users:list.create');
  },
});

export const Empty = meta.story({
  parameters: { world: { users: 0 } },
  async play(shown) {
    await see(shown, 'heading', 'users:list.empty.title');
    await expect(pageOf(shown).getAllByRole('link', { name: shown.words('users:list.create') })).toHaveLength(
      2,
    );
  },
});

export const Populated = meta.story({
  parameters: { at: '/home/users' },
  async play(shown) {
    const row = await pageOf(shown).findByRole('row', { name: /Carla Weiss/ });
    await expect(within(row).getByText(shown.words('area:users.you'))).toBeVisible();
    await expect(within(row).getByText(shown.words('area:origin.local'))).toBeVisible();
    await expect(await within(row).findByText(shown.words('area:users.administrator'))).toBeVisible();
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 63 });
  },
});

export const ManyPages = meta.story({
  parameters: { at: '/home/users?rows=10&page=6' },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 51, to: 60, total: 63 });
    await press(shown, 'area:list.nextPage');
    await read(shown, 'area:list.range', { from: 61, to: 63, total: 63 });
  },
});

export const Filtered = meta.story({
  parameters: { at: '/home/users?origin=local&domain=kanzlei-lund.example' },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Gustav Lund' })).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Amelie Brandt' })).toBeNull();
    await press(shown, 'area:list.removeFilter', { label: shown.words('area:list.domain') });
    await expect(await pageOf(shown).findByRole('link', { name: 'Carla Weiss' })).toBeVisible();
  },
});

/** What can be filtered by opens over the page, which stays where it is. */
export const FilterOpen = meta.story({
  async play(shown) {
    const row = await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
    const title = await find(shown, 'heading', 'users:list.title');
    const places = placesOf(title, row);
    await press(shown, 'area:list.filter');
    await see(await dialogOf(shown), 'button', 'area:list.domain');
    await expect(placesOf(title, row)).toEqual(places);
  },
});

export const NoMatch = meta.story({
  parameters: { at: '/home/users?q=nobody' },
  async play(shown) {
    await see(shown, 'heading', 'users:list.noMatch');
    await press(shown, 'area:list.clearFilters');
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
    await press(shown, 'area:list.nextPage');
    await read(shown, 'area:list.range', { from: 11, to: 20, total: 63 });
    await expect(await chosen(shown)).toHaveTextContent(shown.words('area:list.selected', { count: 3 }));
    // At the end of the page the bar lies below the rows, not over them.
    shown.canvasElement.ownerDocument.scrollingElement?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  },
});

export const SelectedAllMatching = meta.story({
  async play(shown) {
    await selectAll(shown);
    await expect(await chosen(shown)).toHaveTextContent(shown.words('area:list.selected', { count: 63 }));
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'Gustav Lund' });
    await choose(shown, 'users:delete.confirm');
    const dialog = await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Gustav Lund' });
    await seen(await within(dialog).findByText(shown.words('users:delete.dependants.title')));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).hangs()),
  async play(shown) {
    await selectThree(shown);
    await press(shown, 'users:addRoles.submit', { count: 1 });
    await userEvent.click(
      await pageOf(shown).findByRole('checkbox', { name: shown.words('area:users.administrator') }),
    );
    await userEvent.click(
      partOf(shown, await pageOf(shown).findByRole('dialog')).getByRole('button', {
        name: shown.words('users:addRoles.submit', { count: 1 }),
      }),
    );
    await read(shown, 'home:bulk.progress', { done: 0, total: 3 });
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    const { world } = shown as unknown as { world: World };
    await pageOf(shown).findByRole('link', { name: 'Gustav Lund' });
    await read(shown, 'home:connection.live');
    rename(world, 'gustav.lund', 'Gustav Lundgren');
    const link = await pageOf(shown).findByRole('link', { name: 'Gustav Lundgren' });
    await waitFor(() => expect(link.closest('tr')).toHaveAttribute('data-changed'));
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser).fails('User.ManagedReadonly')),
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss', 'Gustav Lund']) await selectRow(shown, name);
    await press(shown, 'users:bulk.deleteMany');
    await press(shown, 'users:bulk.delete.confirm', { count: 1 });
    await seen(await pageOf(shown).findByText('User.ManagedReadonly'));
    await expect(pageOf(shown).getByRole('link', { name: 'Gustav Lund', hidden: true })).toBeInTheDocument();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await expect(
      pageOf(shown).getByRole('button', { name: fallbackWords(shown.words.locale).copy }),
    ).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});

/** What did not arrive is no error of the service: it is said as what it is, and asked for again. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).breaks()),
  async play(shown) {
    await read(shown, 'errors:detail.unreached');
    await read(shown, 'errors:detail.unreachedText');
    restoreService(shown);
    await press(shown, 'shell:action.retry');
    await expect(await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  },
});
