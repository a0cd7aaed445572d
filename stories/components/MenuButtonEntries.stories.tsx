import { DeleteIcon, EditIcon, MenuButton, type MenuItem } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { letGo, looksApartInTurn } from './looks-apart-in-turn.ts';

const items: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit user', icon: EditIcon, onAction: fn() },
  { id: 'delete', label: 'Delete user', icon: DeleteIcon, tone: 'danger', onAction: fn() },
];

const meta = preview.meta({
  title: 'Components/Actions/Menu button/Under the pointer',
  component: MenuButton,
  tags: ['stable'],
  args: { label: 'Actions for Amelie Brandt', items },
});

export const EntryPressed = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const remove = await screen.findByRole('menuitem', { name: 'Delete user' });
    await waitFor(() => expect(remove).toBeVisible());
    await looksApartInTurn(userEvent, remove, { to: '{ArrowDown}', away: '{ArrowUp}' });
    await letGo();
    await looksApartInTurn(userEvent, screen.getByRole('menuitem', { name: 'Edit user' }));
  },
});
