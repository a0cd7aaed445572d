import { Select } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Mailbox type',
    onChange: fn(),
    options: [
      { value: 'user', label: 'User mailbox' },
      { value: 'shared', label: 'Shared mailbox' },
      { value: 'room', label: 'Room', disabledReason: 'only with Microsoft 365' },
    ],
  },
});

export const Filled = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Mailbox type' });
    await userEvent.selectOptions(field, 'Shared mailbox');
    await expect(field).toHaveValue('shared');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const Placeholder = meta.story({
  args: { placeholder: 'Choose a type', required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a type');
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { placeholder: 'Choose a type', error: 'Choose the type of the mailbox.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose the type of the mailbox.');
  },
});

export const DisabledOption = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: 'Room – only with Microsoft 365' })).toBeDisabled();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Select {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('combobox', { name: 'Mailbox type' }), ['hovered', 'focused']),
});

export const SystemColors = Invalid.extend({
  args: { defaultValue: 'shared' },
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Mailbox type' });
    await expect(canvas.getByText('Choose the type of the mailbox.')).toBeVisible();
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field);
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
});
