import { Checkbox, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs', 'stable'],
  args: { label: 'Stay signed in' },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked hint="Not on a computer others use." />
      <Checkbox {...args} indeterminate />
      <Checkbox {...args} error="Agree to go on." />
      <Checkbox {...args} checked readOnly disabledReason="Your administrator decides this." />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const [first, , mixed, invalid, decided] = canvas.getAllByRole('checkbox', { name: 'Stay signed in' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(mixed).toBePartiallyChecked();
    await expect(invalid).toHaveAccessibleDescription('Agree to go on.');
    await userEvent.click(decided as HTMLElement);
    await expect(decided).toBeChecked();
    await expect(decided).toHaveAccessibleDescription('Your administrator decides this.');
  },
});

export const LabelHidden = meta.story({
  args: { label: 'Select Amelie Brandt', labelHidden: true },
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Select Amelie Brandt' });
    await expect(box.offsetWidth).toBeGreaterThanOrEqual(24);
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Benutzerkontensynchronisierungsbenachrichtigungen abonnieren',
    hint: 'Administratorinnen und Administratoren erhalten eine Zusammenfassung je Synchronisierungslauf.',
    error: 'Datenschutzgrundverordnungseinwilligung fehlt.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: /^Benutzerkonten/ })).toBeInvalid();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Checkbox {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('checkbox', { name: 'Stay signed in' })),
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const [empty, checked, mixed] = canvas.getAllByRole('checkbox', { name: 'Stay signed in' });
    const markOf = (box?: HTMLElement) => {
      const mark = getComputedStyle(box as HTMLElement, '::after');
      const isOfTheBrowser = getComputedStyle(box as HTMLElement).appearance === 'auto';
      const isSeen =
        isOfTheBrowser ||
        mark.backgroundColor !== getComputedStyle(box as HTMLElement, '::before').backgroundColor;
      return isSeen && mark.clipPath;
    };
    await expect(markOf(empty)).toBe('none');
    await expect(markOf(checked)).toMatch(/^polygon/);
    await expect(markOf(mixed)).toMatch(/^inset/);
  },
});
