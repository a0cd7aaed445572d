import type { World } from '@archive-console/mocks';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, pageOf, press, seen, selectAll } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Delete many',
  parameters: { at: '/home/users?rows=10' },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    await selectAll(shown);
    await press(shown, 'Delete');
    const { world } = shown as unknown as { world: World };
    const local = [...world.users.rows()].filter((user) => !user.hasExternalReference).length;
    const dialog = await pageOf(shown).findByRole('alertdialog', { name: `Delete ${local - 1} users?` });
    await seen(within(dialog).getByRole('button', { name: `Delete ${local - 1} users` }));
    await seen(within(dialog).getByText('Your own account stays.'));
    await seen(
      within(dialog).getByText(`${63 - local} users managed by Microsoft 365 stay. Delete them there.`),
    );
  },
});

export const ConfirmingDeleteOfNone = meta.story({
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss']) await check(shown, name);
    await press(shown, 'Delete');
    const dialog = await pageOf(shown).findByRole('dialog', {
      name: 'None of these users can be deleted here',
    });
    await seen(within(dialog).getByText('Your own account stays.'));
    await expect(within(dialog).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  },
});
