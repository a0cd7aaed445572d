import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, fieldOf, find, pageOf, type Place, press, read, seeNo } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, a million',
  parameters: { at: '/home/users', world: { users: 1_000_000 } },
});

const table = (shown: Place) =>
  within(pageOf(shown).getByRole('table', { name: shown.words('users:list.title') }));
const names = (shown: Place) =>
  table(shown)
    .getAllByRole('rowheader')
    .map((lead) => within(lead).getByRole('link').textContent);

export const ManyPages = meta.story({
  // As many as a window holds: no button lies half under the header that stays.
  parameters: { at: '/home/users?rows=10' },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 1, to: 10, total: 1000000 });
    await expect(names(shown)[0]).toBe('Adele Abel-Ackermann');
    await press(shown, 'area:list.page', { page: 100000 });
    await read(shown, 'area:list.range', { from: 999991, to: 1000000, total: 1000000 });
    await expect(names(shown)).toHaveLength(10);
    await expect(names(shown).at(-1)).toBe('Zoë Zimmermann-Zander');
    await expect(await find(shown, 'button', 'area:list.page', { page: 100000 })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Found = meta.story({
  parameters: { at: '/home/users?page=40000' },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 999976, to: 1000000, total: 1000000 });
    for (const sorted of ['ascending', 'descending']) {
      const header = table(shown).getByRole('columnheader', {
        name: shown.words('users:field.primaryEmail'),
      });
      await userEvent.click(within(header).getByRole('button'));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', sorted));
    }
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 1000000 });
    await expect(await table(shown).findByRole('link', { name: 'Zoë Zimmermann-Zander' })).toBeVisible();
    await userEvent.type(pageOf(shown).getByRole('searchbox'), 'zimmermann-zander');
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 92 });
    await expect(names(shown)[0]).toBe('Zoë Zimmermann-Zander');
    await expect(names(shown).filter((name) => !name.endsWith('Zimmermann-Zander'))).toEqual([]);
  },
});

export const GoesToPage = meta.story({
  async play(shown) {
    const last = 40_000;
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 1000000 });
    await press(shown, 'area:list.goToPage');
    const typed = await fieldOf(await dialogOf(shown), 'area:list.goToPage');
    await waitFor(() => expect(typed).toHaveFocus());
    await userEvent.keyboard('1234{Enter}');
    await read(shown, 'area:list.range', { from: 30826, to: 30850, total: 1000000 });
    await seeNo(shown, 'dialog', 'area:list.goToPage');
    const [, later] = pageOf(shown).getAllByRole('button', { name: shown.words('area:list.goToPage') });
    if (later === undefined) throw new Error('Nothing stands for the pages after this one.');
    await userEvent.click(later);
    const dialog = await dialogOf(shown);
    await userEvent.type(await fieldOf(dialog, 'area:list.goToPage'), String(last + 1));
    await press(dialog, 'area:list.applyFilter');
    await read(shown, 'area:list.range', { from: 999976, to: 1000000, total: 1000000 });
  },
});
