import { emailAddressesPaths } from '@archive-console/console';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf, type Place, press, read } from '#stories/steps.ts';

const at = emailAddressesPaths.list();
const meta = preview.meta({
  title: 'Screens/E-mail addresses/List, a million',
  parameters: { at, world: { users: 1_000_000 } },
});

const table = (shown: Place) =>
  within(pageOf(shown).getByRole('table', { name: shown.words('email-addresses:list.title') }));
const addresses = (shown: Place) =>
  table(shown)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const ManyPages = meta.story({
  parameters: { at: `${at}?rows=10` },
  async play(shown) {
    const total = shown.world.addresses.size;
    await expect(total).toBeGreaterThanOrEqual(1_000_000);
    await read(shown, 'area:list.range', { from: 1, to: 10, total });
    const pages = Math.ceil(total / 10);
    await press(shown, 'area:list.page', { page: pages });
    await read(shown, 'area:list.range', { from: pages * 10 - 9, to: total, total });
    await expect(addresses(shown).length).toBe(total - pages * 10 + 10);
    await expect(await find(shown, 'button', 'area:list.page', { page: pages })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Found = meta.story({
  parameters: { at: `${at}?page=40000` },
  async play(shown) {
    const total = shown.world.addresses.size;
    await read(shown, 'area:list.range', { from: 999976, to: 1000000, total });
    const header = table(shown).getByRole('columnheader', {
      name: shown.words('email-addresses:list.column.assignedTo'),
    });
    for (const sorted of ['ascending', 'descending']) {
      await userEvent.click(within(header).getByRole('button'));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', sorted));
    }
    await read(shown, 'area:list.range', { from: 1, to: 25, total });
    await expect(await table(shown).findByRole('link', { name: 'Zoë Zimmermann-Zander' })).toBeVisible();
    await userEvent.type(pageOf(shown).getByRole('searchbox'), 'zimmermann-zander');
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 92 });
    await expect(addresses(shown).filter((address) => !address.includes('zimmermann-zander'))).toEqual([]);
  },
});
