import { Combobox } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComboboxStage, mailboxes, words } from './ComboboxStage.tsx';
import { looksApartInTurn } from './looks-apart-in-turn.ts';

const meta = preview.meta({
  title: 'Components/Forms/Combobox/Under the pointer',
  component: Combobox,
  tags: ['stable'],
  args: { label: 'Mailbox', value: null, options: mailboxes, words, onChange: fn(), onSearch: fn() },
  render: (args) => <ComboboxStage {...args} />,
});

export const EntryPressed = meta.story({
  async play({ userEvent }) {
    const opener = await screen.findByRole('button', { name: /^Show mailboxes/ });
    await userEvent.click(opener);
    const entry = (await screen.findAllByRole('option'))[1] as HTMLElement;
    await waitFor(() => expect(entry).toBeVisible());
    await looksApartInTurn(userEvent, entry, { to: '{ArrowDown}{ArrowDown}', away: '{ArrowDown}' });
  },
});
