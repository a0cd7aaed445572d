import { Select } from '@archive-console/ui';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select,
  tags: ['autodocs', 'stable'],
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
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // What these keys do is the browser's own: it gets them all.
    for (const key of ['ArrowDown', ' ', 's']) await expect(fireEvent.keyDown(field, { key })).toBe(true);
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

export const Disabled = meta.story({
  args: { defaultValue: 'shared', disabledReason: 'A mailbox keeps its type.' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Mailbox type' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveAccessibleDescription('A mailbox keeps its type.');
    for (const key of ['ArrowDown', ' ', 's', 'Enter'])
      await expect(fireEvent.keyDown(field, { key })).toBe(false);
    await expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    await expect(fireEvent.mouseDown(field)).toBe(false);
    await userEvent.selectOptions(field, 'User mailbox');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveDisplayValue('Shared mailbox');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Postfachtyp der Organisationseinheit',
    hint: 'Gruppenpostfachberechtigungen gelten für alle Stellvertreterinnen und Stellvertreter.',
    options: [{ value: 'shared', label: 'Freigegebenes Gruppenpostfach mit Stellvertretungsberechtigung' }],
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: /^Postfachtyp/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Select {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('combobox', { name: 'Mailbox type' })),
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
