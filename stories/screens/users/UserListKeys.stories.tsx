import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, find, findPart, pageOf, read, see, seeNo, selectRow } from '#stories/steps.ts';
import { chosen } from './list-steps.ts';

/** What one key does in a list. They are heard as soon as the connection to the service is shown. */
const meta = preview.meta({
  title: 'Screens/Users/List, keys',
  parameters: { at: '/home/users?rows=10' },
});

export const ToTheSearch = meta.story({
  async play(shown) {
    const search = await fieldOf(shown, 'users:list.search');
    await find(shown, 'button', 'home:palette.label');
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
    });
    await expect(search).toHaveValue('');
    // There it is a character as any other.
    await userEvent.keyboard('/c.');
    await expect(search).toHaveValue('/c.');
  },
});

export const ToCreate = meta.story({
  async play(shown) {
    await find(shown, 'link', 'users:list.create');
    await find(shown, 'button', 'home:palette.label');
    await read(shown, 'home:connection.live');
    await userEvent.keyboard('c');
    await see(shown, 'heading', 'users:create.title');
  },
});

/** What is open keeps its keys: nothing behind it is reached. */
export const UnderTheHelp = meta.story({
  async play(shown) {
    await read(shown, 'home:connection.live');
    await userEvent.keyboard('?');
    const help = await findPart(shown, 'dialog', 'shell:account.shortcuts');
    await read(help, 'home:shortcuts.create');
    await userEvent.keyboard('c/');
    await see(shown, 'dialog', 'shell:account.shortcuts');
    await userEvent.keyboard('{Escape}');
    await seeNo(shown, 'dialog', 'shell:account.shortcuts');
    await see(shown, 'heading', 'users:list.title');
  },
});

/** From the box of a row, which takes no text, to the first action; and back to the row as the selection ends. */
export const ToTheSelection = meta.story({
  async play(shown) {
    await read(shown, 'home:connection.live');
    await selectRow(shown, 'Bjarne Olsen');
    const bar = await chosen(shown);
    await userEvent.keyboard('.');
    await waitFor(() => expect(bar.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await seeNo(shown, 'region', 'area:list.bulkActions');
    const row = await pageOf(shown).findByRole('row', { name: /Bjarne Olsen/ });
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
  },
});

export const Off = meta.story({
  beforeEach: () => localStorage.setItem('ac.character-keys', 'off'),
  async play(shown) {
    await read(shown, 'home:connection.live');
    await userEvent.keyboard('/c');
    await see(shown, 'heading', 'users:list.title');
    await expect(await fieldOf(shown, 'users:list.search')).not.toHaveFocus();
    await enter(shown, 'users:list.search', 'c');
  },
});
