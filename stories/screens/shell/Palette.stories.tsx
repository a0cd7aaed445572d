import { listUsers } from '@archive-console/api-client';
import { dashboardPaths, groupsPaths, usersPaths } from '@archive-console/console';
import { groupIdOf, on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Screens/Shell/Palette', parameters: { at: dashboardPaths.home() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
type Page = ReturnType<typeof pageOf>;

/** Opens the palette by its keys, as soon as the frame is whole. */
async function open(canvasElement: HTMLElement, name = 'Search or jump to') {
  const page = pageOf(canvasElement);
  await page.findByRole('button', { name });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await page.findByRole('searchbox', { name });
  await waitFor(() => expect(field).toHaveFocus());
  return { page, field };
}

const group = async (page: Page, name: string) => within(await page.findByRole('group', { name }));

export const PaletteOpen = meta.story({
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    const pages = await group(page, 'Pages');
    await waitFor(() => expect(pages.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible());
    await expect(pages.getByRole('menuitem', { name: 'Users Users and groups' })).toBeVisible();
    const actions = await group(page, 'Actions');
    await expect(actions.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
    await expect(page.queryByRole('group', { name: 'Recent' })).toBeNull();
  },
});

/** Where an object is open, the palette offers what its header offers, as far as the service would do it. */
export const PaletteOfOpenObject = meta.story({
  parameters: { at: groupsPaths.details(groupIdOf('Newsletter')) },
  async play({ canvasElement }) {
    await pageOf(canvasElement).findByRole('heading', { level: 1, name: 'Newsletter' });
    const { page } = await open(canvasElement);
    const actions = await group(page, 'Actions for Newsletter');
    await expect(actions.getAllByRole('menuitem')).toHaveLength(4);
    await userEvent.keyboard('delete');
    await userEvent.click(await actions.findByRole('menuitem', { name: 'Delete group' }));
    await expect(await page.findByRole('alertdialog', { name: 'Delete Newsletter?' })).toBeVisible();
  },
});

/** Nothing can be done with a group that Microsoft 365 manages. */
export const PaletteOfManagedObject = meta.story({
  parameters: { at: groupsPaths.details(groupIdOf('Board')) },
  async play({ canvasElement }) {
    await pageOf(canvasElement).findByRole('heading', { level: 1, name: 'Board' });
    const { page } = await open(canvasElement);
    await group(page, 'Pages');
    await expect(page.queryByRole('group', { name: 'Actions for Board' })).toBeNull();
  },
});

/** Where rows are selected, it offers what the bar below them offers. */
export const PaletteOfSelection = meta.story({
  parameters: { at: groupsPaths.list() },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select Newsletter' }));
    await open(canvasElement);
    const actions = await group(page, 'Actions for the selection');
    await userEvent.click(await actions.findByRole('menuitem', { name: 'Delete' }));
    await expect(await page.findByRole('alertdialog', { name: 'Delete 1 group?' })).toBeVisible();
  },
});

export const PaletteFound = meta.story({
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('amelie');
    const users = await group(page, 'Users');
    await waitFor(() => expect(users.getByRole('menuitem', { name: /^Amelie Brandt/ })).toBeVisible());
    await waitFor(() => expect(page.getByText(/^\d+ results?$/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const heading = await page.findByRole('heading', { level: 1, name: 'Amelie Brandt' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** More people fit than are shown: the last line leads to all of them. */
export const PaletteManyFound = meta.story({
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('lindenhof');
    const users = await group(page, 'Users');
    const all = await users.findByRole('menuitem', { name: /^All \d+ that match$/ });
    await expect(users.getAllByRole('menuitem')).toHaveLength(11);
    await userEvent.click(all);
    await expect(await page.findByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('lindenhof');
  },
});

/** A page inside an area and an action are found too, once the area's table is here. */
export const PaletteFoundAction = meta.story({
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('create');
    const actions = await group(page, 'Actions');
    await userEvent.click(await actions.findByRole('menuitem', { name: /^Create user/ }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Create user' })).toBeVisible();
  },
});

export const PaletteSearching = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('us');
    await waitFor(() => expect(page.getByText('Searching …')).toBeVisible());
    const pages = await group(page, 'Pages');
    await expect(pages.getByRole('menuitem', { name: /^Users/ })).toBeVisible();
  },
});

export const PaletteNothing = meta.story({
  async play({ canvasElement }) {
    const { page, field } = await open(canvasElement);
    await userEvent.keyboard('xyzzy');
    await waitFor(() => expect(page.getByText('Nothing fits “xyzzy”.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await group(page, 'Pages');
  },
});

export const PaletteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('dash');
    await expect(await page.findByText('Users could not be searched.')).toBeVisible();
    const pages = await group(page, 'Pages');
    await waitFor(() => expect(pages.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible());
  },
});

export const PaletteRecents = meta.story({
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await userEvent.keyboard('amelie');
    const users = await group(page, 'Users');
    await userEvent.click(await users.findByRole('menuitem', { name: /^Amelie Brandt/ }));
    await page.findByRole('heading', { level: 1, name: 'Amelie Brandt' });
    await open(canvasElement);
    const recent = await group(page, 'Recent');
    await waitFor(() => expect(recent.getByRole('menuitem', { name: /^Amelie Brandt/ })).toBeVisible());
    await expect(recent.getAllByRole('menuitem')).toHaveLength(1);
  },
});

/** What another person opened in this browser is not shown. */
export const PaletteOfAnotherUser = meta.story({
  beforeEach() {
    const path = usersPaths.details(userIdOf('amelie.brandt'));
    localStorage.setItem(
      'ac.recents',
      JSON.stringify({ userId: 'other', items: [{ path, label: 'Secret' }] }),
    );
  },
  async play({ canvasElement }) {
    const { page } = await open(canvasElement);
    await group(page, 'Pages');
    await expect(page.queryByText('Secret')).toBeNull();
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement }) {
    const { page } = await open(canvasElement, 'Suchen oder springen zu');
    await userEvent.keyboard('farb');
    const actions = await group(page, 'Aktionen');
    await waitFor(() => expect(actions.getByRole('menuitem', { name: 'Farbschema: Dunkel' })).toBeVisible());
    await expect(page.queryByRole('menuitem', { name: 'Übersicht' })).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Search or jump to' }));
    await expect((await page.findByRole('dialog')).getBoundingClientRect().width).toBe(320);
    await group(page, 'Pages');
    await userEvent.click(page.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
