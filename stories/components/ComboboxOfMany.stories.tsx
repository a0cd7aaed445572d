import { Combobox, type ComboboxOption, formatNumber } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComboboxStage, words } from './ComboboxStage.tsx';

/** Every third has a second line: entries are as high as what they hold. */
const many = Array.from({ length: 5000 }, (_, place): ComboboxOption => {
  const second = place % 3 === 0 ? `mailbox-${place + 1}@lindenhof.example` : undefined;
  return { id: `${place}`, label: `Mailbox ${formatNumber(place + 1, 'en-US')}`, second };
});

const meta = preview.meta({
  title: 'Components/Forms/Combobox/Of many',
  component: Combobox,
  tags: ['stable'],
  parameters: { heldBy: ComboboxStage },
  args: { label: 'Mailbox', value: null, options: many, words, onChange: fn(), onSearch: fn() },
  render: (args) => <ComboboxStage {...args} pageSize={many.length} />,
});

const option = (name: RegExp) => screen.findByRole('option', { name });

async function open(press: (element: Element) => Promise<void>) {
  await press(await screen.findByRole('button', { name: /^Show mailboxes/ }));
  const first = await option(/^Mailbox 1( |$)/);
  await waitFor(() => expect(first).toBeVisible());
  return first;
}

async function expectSeen(name: RegExp) {
  const [row, frame] = [await option(name), screen.getByRole('listbox')].map((element) =>
    element.getBoundingClientRect(),
  );
  await expect(row?.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
  await expect(row?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
}

export const FiveThousand = meta.story({
  async play({ args, userEvent }) {
    const first = await open(userEvent.click);
    await expect(first).toHaveAttribute('aria-setsize', '5000');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(20);

    await userEvent.keyboard('{End}');
    const last = await option(/^Mailbox 5,000/);
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
    await waitFor(() => expectSeen(/^Mailbox 5,000/));
    await expect(last).toHaveAttribute('aria-posinset', '5000');
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(20);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(many[4998]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expectSeen(/^Mailbox 4,999/));
  },
});

export const LastOneSearchedFor = meta.story({
  async play({ args, userEvent }) {
    await open(userEvent.click);
    await userEvent.keyboard('{End}5,000');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(await option(/^Mailbox 5,000/)).toHaveAttribute('aria-setsize', '1');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(many[4999]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expectSeen(/^Mailbox 5,000/));
  },
});
