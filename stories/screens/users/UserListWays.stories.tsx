import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, pageOf, press, seen } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, ways through',
  parameters: { at: '/home/users?rows=10' },
});

export const RowLeadsThereAndBack = meta.story({
  async play(shown) {
    for (const [action, title] of [
      ['Add roles', 'Add roles to Bjarne Olsen'],
      ['Add to groups', 'Add Bjarne Olsen to groups'],
    ] as const) {
      await press(shown, 'Actions for Bjarne Olsen');
      await choose(shown, action);
      await seen(await pageOf(shown).findByRole('dialog', { name: title }));
      await press(shown, 'Cancel');
      await expect(await pageOf(shown).findByRole('heading', { name: 'Users' })).toBeVisible();
      const lead = await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
      await waitFor(() => expect(lead).toHaveFocus());
    }
  },
});

export const EditLeadsBack = meta.story({
  async play(shown) {
    await press(shown, 'Actions for Carla Weiss');
    await choose(shown, 'Edit user');
    await userEvent.click(await pageOf(shown).findByRole('link', { name: 'Back to the users' }));
    await pageOf(shown).findByRole('heading', { name: 'Users' });
    const lead = await pageOf(shown).findByRole('link', { name: 'Carla Weiss' });
    await waitFor(() => expect(lead).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
    await press(shown, 'View options');
    const sheet = within(await pageOf(shown).findByRole('dialog', { name: 'View options' }));
    const origin = within(await sheet.findByRole('radiogroup', { name: 'Origin' }));
    await userEvent.click(origin.getByRole('radio', { name: 'Local' }));
    await userEvent.type(sheet.getByLabelText('Domain'), 'kanzlei-lund.example');
    await press(shown, 'Done');
    await expect(
      await pageOf(shown).findByRole('button', { name: 'Remove filter: Domain', hidden: true }),
    ).toBeInTheDocument();
    await press(shown, 'View options');
    await expect(
      await pageOf(shown).findByRole('button', { name: 'Remove filter: Origin', hidden: true }),
    ).toBeInTheDocument();
    const again = within(await pageOf(shown).findByRole('dialog', { name: 'View options' }));
    const all = within(await again.findByRole('radiogroup', { name: 'Origin' }));
    await userEvent.click(all.getByRole('radio', { name: 'All' }));
    await press(shown, 'Done');
    await waitFor(() =>
      expect(pageOf(shown).queryByRole('button', { name: 'Remove filter: Origin' })).toBeNull(),
    );
  },
});
