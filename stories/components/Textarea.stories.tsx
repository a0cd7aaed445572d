import { Stack, Textarea } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { staysAsItIs } from './stays-as-it-is.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Textarea',
  component: Textarea,
  tags: ['autodocs', 'stable'],
  args: { label: 'Notes' },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Textarea {...args} hint="Only administrators read them." />
      <Textarea {...args} required error="Say what the token is for." />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const [first, second] = canvas.getAllByRole('textbox', { name: /Notes/ });
    const height = (first as HTMLElement).offsetHeight;
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await expect(first).toHaveValue('1\n2\n3\n4\n5\n6');
    await expect((first as HTMLElement).offsetHeight).toBeGreaterThan(height);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second).toBeInvalid();
  },
});

export const TwoLines = meta.story({
  args: { rows: 2 },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Notes' }).offsetHeight).toBe(54);
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'For the connector in Graz.', disabledReason: 'Only administrators change notes.' },
  async play({ canvas }) {
    await staysAsItIs(canvas.getByRole('textbox', { name: 'Notes' }), 'Only administrators change notes.');
    await expect(canvas.getByText('Only administrators change notes.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Verwendungszweckbeschreibung des Zugriffstokens',
    defaultValue: 'Archivierungskonnektorinstallationsbenachrichtigungsempfänger',
    error: 'Die Verwendungszweckbeschreibung überschreitet die Höchstlänge von 500 Zeichen.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: /Verwendungszweck/ });
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Textarea {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'Notes' })),
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { description: 'Say what the token is for.' });
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field);
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
});
