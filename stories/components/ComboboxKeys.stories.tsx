import { Combobox } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComboboxStage, mailboxes, words } from './ComboboxStage.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Combobox/By its keys',
  component: Combobox,
  tags: ['stable'],
  parameters: { heldBy: ComboboxStage },
  args: { label: 'Mailbox', value: null, options: mailboxes, words, onChange: fn(), onSearch: fn() },
  render: (args) => <ComboboxStage {...args} />,
});

const opener = () => screen.findByRole('button', { name: /^Show mailboxes/ });

const isClosed = () =>
  waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));

export const ChosenAfterEscape = meta.story({
  async play({ args, userEvent }) {
    await userEvent.click(await opener());
    await screen.findByRole('option', { name: /^Sales sales@/ });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(await opener());
    await userEvent.click(await screen.findByRole('option', { name: /^Sales sales@/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(mailboxes[1]);
    await isClosed();
  },
});

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** The first Enter is the field's, the next one the form's. */
export const TakenByEnter = meta.story({
  args: { allowsCustom: true },
  render: (args) => (
    <form onSubmit={submit}>
      <ComboboxStage {...args} />
    </form>
  ),
  async play({ args, userEvent }) {
    submit.mockClear();
    await opener();
    await userEvent.type(screen.getByRole('combobox'), 'info@brandt.example');
    await screen.findByRole('option', { name: 'Use “info@brandt.example”' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ label: 'info@brandt.example' });
    await isClosed();
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const EmptiedByEnter = meta.story({
  args: { value: mailboxes[1] ?? null },
  async play({ args, userEvent }) {
    await opener();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await isClosed();
  },
});
