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

interface Hands {
  clear(field: Element): Promise<void>;
  keyboard(text: string): Promise<void>;
}

/** The list of all, while the search for what is typed runs. */
async function searchFor(text: string, { clear, keyboard }: Hands) {
  await opener();
  const field = screen.getByRole('combobox');
  await clear(field);
  await keyboard(text);
  await screen.findByRole('option', { name: /^Accounting/ });
  await expect(screen.getByText('Searching …')).toBeVisible();
  return field;
}

/** Searches that run until the story has them answered. */
function heldSearches() {
  const answers = new Map<string, () => void>();
  return {
    wait: (text: string) => new Promise<void>((resolve) => void answers.set(text, resolve)),
    /** Answers what was searched last with this text, which is known once `onSearch` was called with it. */
    answer(text: string) {
      const found = answers.get(text);
      if (found === undefined) throw new Error(`“${text}” is not searched for.`);
      found();
    },
  };
}

const onceFound = heldSearches();

/** Fast hands: the list is still that of the search before. */
export const TakenOnceFound = meta.story({
  render: (args) => <ComboboxStage {...args} wait={onceFound.wait} />,
  async play({ args, userEvent }) {
    const field = await searchFor('works', userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('works'));
    onceFound.answer('works');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(mailboxes[3]));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('Works council');
    await isClosed();
  },
});

const several = heldSearches();

/** Of several that are found none was meant so far. */
export const SeveralFound = meta.story({
  render: (args) => <ComboboxStage {...args} wait={several.wait} />,
  async play({ args, userEvent }) {
    await searchFor('sales', userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('sales'));
    several.answer('sales');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(mailboxes[1]);
  },
});

const left = heldSearches();

/** Who leaves the field before anything is found has chosen nothing. */
export const LeftBeforeFound = meta.story({
  args: { value: mailboxes[1] ?? null },
  render: (args) => <ComboboxStage {...args} wait={left.wait} />,
  async play({ args, userEvent }) {
    const field = await searchFor('works', userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('works'));
    await userEvent.tab();
    await isClosed();
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    left.answer('works');
    // An open list says when an answer is here.
    await userEvent.click(await opener());
    await screen.findByRole('option', { name: /^Works council/ });
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Accounting/ })).toBeNull());
    left.answer('');
    await screen.findByRole('option', { name: /^Accounting/ });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field).toHaveValue('Sales');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const pressed = heldSearches();

/** An entry that is pressed was read. */
export const PressedBeforeFound = meta.story({
  render: (args) => <ComboboxStage {...args} wait={pressed.wait} />,
  async play({ args, userEvent }) {
    await searchFor('works', userEvent);
    await userEvent.click(screen.getByRole('option', { name: /^Accounting/ }));
    await expect(args.onChange).toHaveBeenCalledWith(mailboxes[0]);
    await isClosed();
  },
});
