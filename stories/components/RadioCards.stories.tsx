import { type RadioCard, RadioCards, type RadioCardsProps, StorageIcon } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { packageCards } from './package-cards.tsx';

const options: readonly RadioCard[] = [
  {
    value: 'keep',
    title: 'Archive',
    text: 'Mail is kept as long as the package says.',
    icon: StorageIcon,
  },
  { value: 'skip', title: 'Do not archive', text: 'Mail is never stored.' },
  { value: 'drop', title: 'Delete', disabledReason: 'Your package does not include it.' },
];

const meta = preview.meta({
  title: 'Components/Forms/Radio cards',
  component: RadioCards<string>,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Action',
    options,
    onChange: fn(),
  },
});

/** The cards where a state outside holds what is chosen. */
function Held(props: RadioCardsProps) {
  const [chosen, setChosen] = useState(props.value);
  const change = (next: string) => {
    setChosen(next);
    props.onChange?.(next);
  };
  return <RadioCards {...props} value={chosen} onChange={change} />;
}

export const States = meta.story({
  args: { defaultValue: 'keep', hint: 'It can be changed for mail that arrives later.' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Do not archive' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('skip');
    await userEvent.click(canvas.getByText('Archive'));
    await expect(canvas.getByRole('radio', { name: 'Archive' })).toBeChecked();
  },
});

export const DisabledOption = meta.story({
  args: { value: 'skip' },
  render: (args) => <Held {...args} />,
  async play({ args, canvas, userEvent }) {
    const locked = canvas.getByRole('radio', { name: 'Delete' });
    const chosen = canvas.getByRole('radio', { name: 'Do not archive' });
    await expect(locked).toHaveAccessibleDescription('Your package does not include it.');
    await userEvent.click(canvas.getByText('Delete'));
    await userEvent.click(locked);
    await expect(chosen).toBeChecked();
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(locked).toHaveFocus();
    await expect(locked).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Archive' }));
    await userEvent.click(chosen);
    await expect(args.onChange).toHaveBeenLastCalledWith('skip');
    await expect(chosen).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'keep', disabledReason: 'Managed by Microsoft 365.' },
  async play({ args, canvas, userEvent }) {
    const chosen = canvas.getByRole('radio', { name: 'Archive' });
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await expect(chosen).toHaveAccessibleDescription(/Managed by Microsoft 365/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Do not archive'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(chosen).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose what happens to the mail.' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup', { name: 'Action' });
    await expect(group).toHaveAccessibleDescription('Choose what happens to the mail.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
});

export const Packages = meta.story({
  args: {
    label: 'Package',
    defaultValue: 'business',
    options: packageCards.en,
  },
  async play({ args, canvas, userEvent }) {
    const business = canvas.getByRole('radio', { name: 'Business' });
    await expect(business).toBeChecked();
    await expect(business).toHaveAccessibleDescription(/Recommended €4\.90 per user per month.*without end/);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('basic');
    await userEvent.keyboard('{ArrowDown}');
    await expect(business).toBeChecked();
    // Whatever stands beside a title: what can be compared is in line.
    const [one, other] = canvas.getAllByText('Kept for').map((fact) => fact.getBoundingClientRect().top);
    await expect(other).toBe(one);
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Archivierungspaket der Organisationseinheit',
    defaultValue: 'business',
    options: packageCards.de,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Unternehmenspaket' })).toBeChecked();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { defaultValue: 'keep', options: options.slice(0, 2) },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <RadioCards {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('radio', { name: 'Do not archive' })),
});

export const SystemColors = meta.story({
  args: { defaultValue: 'keep' },
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const frameOf = (name: string) =>
      getComputedStyle(canvas.getByRole('radio', { name }).parentElement as HTMLElement).borderTopColor;
    await expect(frameOf('Archive')).not.toBe(frameOf('Do not archive'));
    await expect(canvas.getByText('Your package does not include it.')).toBeVisible();
  },
});
