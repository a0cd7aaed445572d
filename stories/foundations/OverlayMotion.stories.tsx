import { AppShell, Sidebar, UsersIcon } from '@archive-console/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadsTo } from '../components/leads-to.tsx';
import { movementsOf } from './movements.ts';
import { Overlays } from './Overlays.tsx';

/** What opens over a page, or comes to its lower edge: how long it takes, where a reader likes motion and where not. */
const meta = preview.meta({ title: 'Foundations/Motion/Overlays', render: () => <Overlays /> });

const press = (name: string | RegExp) => async () => userEvent.click(screen.getByRole('button', { name }));

/** What opens each of them, the role of what is seen then, and how many milliseconds it may take. */
const overlays = {
  Dialog: { open: press('Dialog'), role: 'dialog', ms: 200 },
  Question: { open: press('Question'), role: 'alertdialog', ms: 200 },
  Drawer: { open: press('Drawer'), role: 'dialog', ms: 200 },
  Palette: { open: press(/^Palette/), role: 'dialog', ms: 200 },
  Popover: { open: press('Popover'), role: 'dialog', ms: 200 },
  Menu: { open: press('Menu'), role: 'menu', ms: 300 },
  List: {
    open: async () => userEvent.type(await screen.findByRole('combobox', { name: 'Mailbox' }), 's'),
    role: 'listbox',
    ms: 300,
  },
  Calendar: {
    async open() {
      await userEvent.click(screen.getByRole('spinbutton', { name: /^month/ }));
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    },
    role: 'dialog',
    ms: 200,
  },
  Reason: { open: press('Reason'), text: 'Comes from Microsoft 365.', ms: 200 },
  Tooltip: {
    open: () => userEvent.hover(screen.getByRole('link', { name: 'Tooltip' })),
    text: 'Counted once a day.',
    ms: 200,
  },
  Selection: {
    open: () => userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' })),
    role: 'region',
    ms: 200,
  },
  Toast: { open: press('Toast'), text: 'User created', ms: 200 },
};

type Overlay = { open: () => Promise<unknown>; ms: number } & ({ role: string } | { text: string });

const find = (overlay: Overlay) =>
  'role' in overlay ? screen.queryByRole(overlay.role) : screen.queryByText(overlay.text);

/** Opens it, and closes it once it stands still. Answers what moved. */
async function movementsOfOpening(overlay: Overlay): Promise<readonly string[]> {
  const seen = await movementsOf(async () => {
    await overlay.open();
    await waitFor(() => expect(find(overlay)).toBeVisible());
  });
  await userEvent.keyboard('{Escape}');
  if ('role' in overlay) await waitFor(() => expect(find(overlay)).toBeNull());
  return seen;
}

/** Of each that is named, how long and along which curve it moved. */
async function pacesOf(names: readonly (keyof typeof overlays)[]) {
  const paces: Record<string, readonly string[]> = {};
  for (const name of names) {
    const seen = await movementsOfOpening(overlays[name]);
    paces[name] = [...new Set(seen.map((movement) => movement.replace(/^.*: /, '')))];
  }
  return paces;
}

const all = Object.keys(overlays) as (keyof typeof overlays)[];
/** Those that come from an edge of a telephone. */
const sheets = ['Dialog', 'Question', 'Drawer', 'Palette'] as const;

const inTheirTime = (names: readonly (keyof typeof overlays)[]) =>
  Object.fromEntries(names.map((name) => [name, [`${overlays[name].ms} ms ease-out`]]));
const still = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));

/** 200 ms for what appears, 300 ms for menus and lists to choose from; all of it eases out. */
export const Full = meta.story({
  parameters: { reader: 'likes motion' },
  async play() {
    await expect(await pacesOf(all)).toEqual(inTheirTime(all));
  },
});

/** Not even one frame of it. */
export const Little = meta.story({
  parameters: { reader: 'likes little motion' },
  async play() {
    await expect(await pacesOf(all)).toEqual(still(all));
  },
});

export const FullOnATelephone = Full.extend({
  globals: { viewport: { value: 'telephone' } },
  async play() {
    await expect(await pacesOf(sheets)).toEqual(inTheirTime(sheets));
  },
});

export const LittleOnATelephone = Little.extend({
  globals: { viewport: { value: 'telephone' } },
  async play() {
    await expect(await pacesOf(sheets)).toEqual(still(sheets));
  },
});

const frame = (
  <AppShell
    skipLabel="Skip to content"
    menuLabel="Menu"
    closeLabel="Close menu"
    sidebar={
      <Sidebar
        label="Main"
        header="Archive Console"
        groups={[
          {
            id: 'people',
            items: [{ id: 'users', label: 'Users', icon: UsersIcon, render: leadsTo('#users') }],
          },
        ]}
      />
    }
  >
    The page
  </AppShell>
);

const openNavigation = async () => {
  // Without the pointer: it would bring the name of the button too, sooner or later.
  screen.getByRole('button', { name: 'Menu' }).click();
  await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

export const FullNavigation = FullOnATelephone.extend({
  parameters: { isWholePage: true },
  render: () => frame,
  async play() {
    await expect(await movementsOf(openNavigation)).toEqual(['translate: 200 ms ease-out']);
  },
});

export const LittleNavigation = LittleOnATelephone.extend({
  parameters: { isWholePage: true },
  render: () => frame,
  async play() {
    await expect(await movementsOf(openNavigation)).toEqual([]);
  },
});
