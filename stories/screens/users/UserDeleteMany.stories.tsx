import type { World } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
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
    const excluded = within(dialog).getByRole('heading', { name: 'Stay' }).parentElement as HTMLElement;
    const rows = within(excluded).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('Carla Weiss, your own account');
    await expect(rows[1]).toHaveTextContent('Amelie Brandt, managed by Microsoft 365');
    await expect(rows[4]).toHaveTextContent(`and ${63 - local + 1 - 4} more`);
    const going = within(dialog).getByRole('heading', { name: 'Will be deleted' }).parentElement;
    await expect(going).not.toHaveTextContent(/Carla|Amelie/);
  },
});

export const ConfirmingDeleteOfNone = meta.story({
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss']) await check(shown, name);
    await press(shown, 'Delete');
    const dialog = await pageOf(shown).findByRole('dialog', {
      name: 'None of these users can be deleted here',
    });
    await seen(within(dialog).getByText('your own account'));
    await seen(within(dialog).getByText('managed by Microsoft 365'));
    await expect(within(dialog).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  },
});

/** A selected user who is excluded is named in the result too. */
export const SomeStay = meta.story({
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss', 'Gustav Lund']) await check(shown, name);
    await press(shown, 'Delete');
    await press(shown, 'Delete 1 user');
    const sheet = await pageOf(shown).findByRole('dialog', { name: '1 of 3 users deleted' });
    await seen(sheet);
    const rows = within(sheet).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^Amelie Brandtamelie\.brandtStaysManaged by Microsoft 365\./);
    await expect(rows[1]).toHaveTextContent(
      /^Carla Weisscarla\.weissStaysYou cannot delete your own account\.$/,
    );
    await expect(rows[2]).toHaveTextContent('Gustav Lundgustav.lundDone');
  },
});

export const SomeStayInGerman = meta.story({
  globals: { language: 'de' },
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    for (const name of ['Carla Weiss', 'Gustav Lund'])
      await userEvent.click(await pageOf(shown).findByRole('checkbox', { name: new RegExp(name) }));
    await press(shown, 'Löschen');
    const dialog = await pageOf(shown).findByRole('alertdialog', { name: '1 Benutzer löschen?' });
    await seen(within(dialog).getByText('Ihr eigenes Konto'));
    await userEvent.click(within(dialog).getByRole('button', { name: '1 Benutzer löschen' }));
    const sheet = await pageOf(shown).findByRole('dialog', { name: '1 von 2 Benutzern gelöscht' });
    await seen(within(sheet).getByText('Bleibt'));
  },
});
