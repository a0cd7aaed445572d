import { ColumnsIcon, MenuIcon, SegmentedChoice, type SegmentOption } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { useHeld } from './use-held.ts';

const months: readonly SegmentOption[] = [
  { value: '3', label: '3 months' },
  { value: '12', label: '12 months' },
  { value: 'all', label: 'All' },
];

const meta = preview.meta({
  title: 'Components/Forms/Segmented choice',
  component: SegmentedChoice<string>,
  tags: ['autodocs', 'stable'],
  args: { label: 'Period', options: months, value: '12', onValue: fn() },
  render: function Held(args) {
    const { value, onChange } = useHeld(args.value, args.onValue);
    return <SegmentedChoice {...args} value={value} onValue={onChange} />;
  },
});

export const Period = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(args.onValue).toHaveBeenCalledWith('all');
  },
});

export const ByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '12 months' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValue).toHaveBeenLastCalledWith('3');
  },
});

export const Small = meta.story({
  args: {
    label: 'Row height',
    labelHidden: true,
    size: 'sm',
    value: 'comfortable',
    options: [
      { value: 'comfortable', label: 'Comfortable', icon: MenuIcon },
      { value: 'compact', label: 'Compact', icon: ColumnsIcon },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Row height' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Comfortable' }).offsetHeight).toBeGreaterThanOrEqual(24);
  },
});

export const DisabledOption = meta.story({
  args: {
    options: [
      ...months.slice(0, 2),
      { value: 'all', label: 'All', disabledReason: 'Archiving began in May.' },
    ],
  },
  async play({ args, canvas, userEvent }) {
    const all = canvas.getByRole('radio', { name: 'All' });
    await expect(all).toHaveAccessibleDescription('Archiving began in May.');
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('Archiving began in May.')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: '12 months' })).toBeChecked();
    await expect(args.onValue).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Betrachtungszeitraum',
    value: 'q',
    options: [
      { value: 'm', label: 'Abrechnungsmonat' },
      { value: 'q', label: 'Kalendervierteljahr' },
      { value: 'y', label: 'Gesamte Vertragslaufzeit' },
    ],
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Kalendervierteljahr' })).toBeChecked();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { options: months.slice(0, 2) },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <SegmentedChoice {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('radio', { name: '3 months' })),
});

export const SystemColors = Period.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const groundOf = (name: string) =>
      getComputedStyle(canvas.getByText(name).closest('label') as HTMLElement).backgroundColor;
    await expect(groundOf('12 months')).not.toBe(groundOf('3 months'));
  },
});
