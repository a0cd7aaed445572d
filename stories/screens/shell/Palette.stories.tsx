import { listUsers } from '@archive-console/api-client';
import { dashboardPaths, usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf, press, read, see, seeName, seeNo, seePart, seeTitle } from '#stories/steps.ts';

import { group, open } from './palette-steps.ts';

const meta = preview.meta({ title: 'Screens/Shell/Palette', parameters: { at: dashboardPaths.home() } });

export const PaletteOpen = meta.story({
  async play(shown) {
    await open(shown);
    const pages = await group(shown, 'home:palette.pages');
    await see(pages, 'menuitem', 'shell:navigation.dashboard');
    await expect(
      pages.getByRole('menuitem', {
        name: `${shown.words('shell:navigation.users')} ${shown.words('shell:navigation.group.users-and-groups')}`,
      }),
    ).toBeVisible();
    const actions = await group(shown, 'home:palette.actions');
    await expect(await find(actions, 'menuitem', 'shell:account.signOut')).toBeInTheDocument();
    await seeNo(shown, 'group', 'home:palette.recent');
  },
});

export const PaletteFound = meta.story({
  async play(shown) {
    await open(shown);
    const page = pageOf(shown);
    await userEvent.keyboard('amelie');
    const users = await group(shown, 'shell:navigation.users');
    await waitFor(() => expect(users.getByRole('menuitem', { name: /^Amelie Brandt/ })).toBeVisible());
    await waitFor(() =>
      expect(page.getByText(shown.words.part('home:palette.count', { count: 5 }))).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const heading = await seeName(shown, 'Amelie Brandt');
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** A name that begins with what was typed comes before one that holds it; the letters are strong where they stand. */
export const PaletteMatched = meta.story({
  async play(shown) {
    await open(shown);
    await userEvent.keyboard('lar');
    const users = await group(shown, 'shell:navigation.users');
    // What was found for a part of it stands in another order, until all of it is looked for.
    await waitFor(() => {
      const names = users.getAllByRole('menuitem').map(({ textContent }) => textContent);
      void expect(names.slice(0, 3)).toEqual([
        expect.stringContaining('Lars Fischer'),
        expect.stringContaining('Lars Ihle'),
        expect.stringContaining('Klára Wagner'),
      ]);
      void expect(users.getAllByText('Lar', { selector: 'b' })).toHaveLength(2);
    });
  },
});

/** More people fit than are shown: the last line leads to all of them. */
export const PaletteManyFound = meta.story({
  async play(shown) {
    await open(shown);
    await userEvent.keyboard('lindenhof');
    const users = await group(shown, 'shell:navigation.users');
    const all = await users.findByRole('menuitem', { name: shown.words.part('home:palette.allMatching') });
    await expect(users.getAllByRole('menuitem')).toHaveLength(11);
    await userEvent.click(all);
    await expect(await find(shown, 'searchbox', 'groups:members.search')).toHaveValue('lindenhof');
  },
});

/** A page inside an area and an action are found too, once the area's table is here. */
export const PaletteFoundAction = meta.story({
  async play(shown) {
    await open(shown);
    await userEvent.paste(shown.words('users:list.create'));
    const actions = await group(shown, 'home:palette.actions');
    await userEvent.click(
      await actions.findByRole('menuitem', {
        name: new RegExp(`^${shown.words.part('users:list.create').source}`),
      }),
    );
    await seeTitle(shown, 'users:create.title');
  },
});

/** A page with several titles is called as its heading calls it. */
export const PaletteFoundTrial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    const title = 'tenant-subscriptions:edit.activateTitle';
    await open(shown);
    await userEvent.paste(shown.words(title));
    const pages = await group(shown, 'home:palette.pages');
    await userEvent.click(await pages.findByRole('menuitem', { name: shown.words.part(title) }));
    await seeTitle(shown, title);
  },
});

export const PaletteSearching = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    await open(shown);
    await userEvent.paste(shown.words('shell:navigation.users').slice(0, 2));
    await read(shown, 'home:palette.loading');
    const pages = await group(shown, 'home:palette.pages');
    await seePart(pages, 'menuitem', 'shell:navigation.users');
  },
});

export const PaletteNothing = meta.story({
  async play(shown) {
    const field = await open(shown);
    await userEvent.keyboard('xyzzy');
    await read(shown, 'home:palette.empty', { typed: 'xyzzy' });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await group(shown, 'home:palette.pages');
  },
});

export const PaletteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError')),
  async play(shown) {
    await open(shown);
    await userEvent.paste(shown.words('shell:navigation.dashboard'));
    await read(shown, 'home:palette.failed', { what: shown.words('shell:navigation.users') });
    const pages = await group(shown, 'home:palette.pages');
    await see(pages, 'menuitem', 'shell:navigation.dashboard');
  },
});

export const PaletteRecents = meta.story({
  async play(shown) {
    await open(shown);
    await userEvent.keyboard('amelie');
    const users = await group(shown, 'shell:navigation.users');
    await userEvent.click(await users.findByRole('menuitem', { name: /^Amelie Brandt/ }));
    await seeName(shown, 'Amelie Brandt');
    await open(shown);
    const recent = await group(shown, 'home:palette.recent');
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
  async play(shown) {
    await open(shown);
    await group(shown, 'home:palette.pages');
    await expect(pageOf(shown).queryByText('Secret')).toBeNull();
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    await open(shown);
    await userEvent.keyboard('farb');
    const actions = await group(shown, 'home:palette.actions');
    await waitFor(() => expect(actions.getByRole('menuitem', { name: 'Farbschema: Dunkel' })).toBeVisible());
    await expect(pageOf(shown).queryByRole('menuitem', { name: 'Übersicht' })).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    const page = pageOf(shown);
    await press(shown, 'home:palette.label');
    await expect((await page.findByRole('dialog')).getBoundingClientRect().width).toBe(320);
    await group(shown, 'home:palette.pages');
    await press(shown, 'home:palette.close');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
