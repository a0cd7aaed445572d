import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, press } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, a million',
  parameters: { at: '/home/users', world: { users: 1_000_000 } },
});

type Shown = Parameters<typeof pageOf>[0];

const table = (shown: Shown) => within(pageOf(shown).getByRole('table', { name: 'Users' }));
const names = (shown: Shown) =>
  table(shown)
    .getAllByRole('rowheader')
    .map((lead) => within(lead).getByRole('link').textContent);

export const ManyPages = meta.story({
  // As many as a window holds: no button lies half under the header that stays.
  parameters: { at: '/home/users?rows=10' },
  async play(shown) {
    await expect(await pageOf(shown).findByText('1–10 of 1,000,000')).toBeVisible();
    await expect(names(shown)[0]).toBe('Adele Abel-Ackermann');
    await press(shown, 'Page 100,000');
    await expect(await pageOf(shown).findByText('999,991–1,000,000 of 1,000,000')).toBeVisible();
    await expect(names(shown)).toHaveLength(10);
    await expect(names(shown).at(-1)).toBe('Zoë Zimmermann-Zander');
    await expect(pageOf(shown).getByRole('button', { name: 'Page 100,000' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Found = meta.story({
  parameters: { at: '/home/users?page=40000' },
  async play(shown) {
    await pageOf(shown).findByText('999,976–1,000,000 of 1,000,000');
    for (const sorted of ['ascending', 'descending']) {
      const header = table(shown).getByRole('columnheader', { name: 'E-mail' });
      await userEvent.click(within(header).getByRole('button'));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', sorted));
    }
    await expect(await pageOf(shown).findByText('1–25 of 1,000,000')).toBeVisible();
    await expect(await table(shown).findByRole('link', { name: 'Zoë Zimmermann-Zander' })).toBeVisible();
    await userEvent.type(pageOf(shown).getByRole('searchbox'), 'zimmermann-zander');
    await expect(await pageOf(shown).findByText('1–25 of 92')).toBeVisible();
    await expect(names(shown)[0]).toBe('Zoë Zimmermann-Zander');
    await expect(names(shown).filter((name) => !name.endsWith('Zimmermann-Zander'))).toEqual([]);
  },
});
