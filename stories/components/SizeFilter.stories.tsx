import { SizeFilter, type SizeFilterProps, type SizeRange } from '@archive-console/ui';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { staysAsItIs } from './stays-as-it-is.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachState, looksApart } from './InEachState.tsx';
import { useHeld } from './use-held.ts';

const open: SizeRange = {
  moreThan: { amount: null, unit: 'Mb' },
  lessThan: { amount: null, unit: 'Mb' },
};

function Held(props: SizeFilterProps) {
  return <SizeFilter {...props} {...useHeld(props.value, props.onChange)} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Size filter',
  component: SizeFilter,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Size',
    locale: 'en-US',
    value: open,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({
  args: { hint: 'Without bounds every size matches.' },
  async play({ canvas }) {
    const group = canvas.getByRole('group', { name: 'Size' });
    await expect(group).toHaveAccessibleDescription('Without bounds every size matches.');
    await expect(canvas.getByRole('textbox', { name: 'and less than' })).toHaveValue('');
  },
});

export const Filled = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'More than' }), '1.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...open, moreThan: { amount: 1.5, unit: 'Mb' } },
      { moreThan: 1_500_000, lessThan: null },
    );
    await expect(canvas.getByRole('combobox', { name: 'Unit of the lower bound' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of the lower bound' }), 'KB');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...open, moreThan: { amount: 1.5, unit: 'Kb' } },
      { moreThan: 1500, lessThan: null },
    );
    await expect(canvas.getByRole('textbox', { name: 'More than' })).toHaveValue('1.5');
  },
});

export const Emptied = meta.story({
  args: { value: { ...open, lessThan: { amount: 25, unit: 'Gb' } } },
  async play({ args, canvas, userEvent }) {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'and less than' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...open, lessThan: { amount: null, unit: 'Gb' } },
      { moreThan: null, lessThan: null },
    );
    await expect(canvas.getByRole('textbox', { name: 'and less than' })).toHaveValue('');
  },
});

export const Invalid = meta.story({
  args: {
    value: { moreThan: { amount: 10, unit: 'Mb' }, lessThan: { amount: 5, unit: 'Mb' } },
    error: 'Nothing is larger than 10 MB and smaller than 5 MB. Lower the first or raise the second.',
  },
  async play({ canvas }) {
    const amount = canvas.getByRole('textbox', { name: 'More than' });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/Nothing is larger than 10 MB/);
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true, value: { ...open, moreThan: { amount: 10, unit: 'Mb' } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'More than' })).toHaveAttribute('readonly');
    const unit = canvas.getByRole('combobox', { name: 'Unit of the lower bound' });
    await expect(unit).toHaveAttribute('aria-disabled', 'true');
    await expect(fireEvent.keyDown(unit, { key: 'ArrowDown' })).toBe(false);
  },
});

export const Disabled = meta.story({
  args: {
    disabledReason: 'Managed by Microsoft 365.',
    value: { ...open, moreThan: { amount: 10, unit: 'Mb' } },
  },
  async play({ args, canvas, userEvent }) {
    await staysAsItIs(canvas.getByRole('textbox', { name: 'More than' }), 'Managed by Microsoft 365.');
    await userEvent.tab();
    const unit = canvas.getByRole('combobox', { name: 'Unit of the lower bound' });
    await expect(unit).toHaveFocus();
    await expect(unit).toHaveAccessibleDescription('Managed by Microsoft 365.');
    await userEvent.selectOptions(unit, 'KB');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(unit).toHaveDisplayValue('MB');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Nachrichtengröße einschließlich der Dateianhänge',
    locale: 'de',
    value: { moreThan: { amount: 1250.5, unit: 'Mb' }, lessThan: { amount: 2, unit: 'Gb' } },
    words: {
      moreThan: 'Größer als',
      moreThanUnit: 'Einheit der Untergrenze',
      lessThan: 'und gleichzeitig kleiner als',
      lessThanUnit: 'Einheit der Obergrenze',
      units: { B: 'Byte', Kb: 'KB', Mb: 'MB', Gb: 'GB' },
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Größer als' })).toHaveValue('1.250,5');
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState columns={1}>{() => <Held {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'More than' })),
});
