import { Grid, TextField } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { staysAsItIs } from './stays-as-it-is.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Text field',
  component: TextField,
  tags: ['autodocs', 'stable'],
  args: { label: 'E-mail', type: 'email', autoComplete: 'off' },
});

export const States = meta.story({
  render: (args) => (
    <Grid gap={16} rowGap={20}>
      <TextField {...args} />
      <TextField {...args} required />
      <TextField {...args} hint="As it is written in the mail." />
      <TextField
        {...args}
        error="This address has no domain. Add what follows the @."
        defaultValue="amelie"
      />
      <TextField {...args} defaultValue="amelie.brandt@lindenhof.example" readOnly />
      <TextField {...args} controlSize="lg" placeholder="name@company.example" />
    </Grid>
  ),
  async play({ canvas, userEvent }) {
    const [first, required, hinted, invalid] = canvas.getAllByRole('textbox', { name: /E-mail/ });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('a@b.example');
    await expect(first).toHaveValue('a@b.example');
    await expect(required).toBeRequired();
    await expect(hinted).toHaveAccessibleDescription('As it is written in the mail.');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(/has no domain/);
  },
});

export const Disabled = meta.story({
  args: {
    defaultValue: 'amelie.brandt@lindenhof.example',
    disabledReason: 'Microsoft 365 manages this user.',
  },
  async play({ canvas }) {
    await staysAsItIs(canvas.getByRole('textbox', { name: 'E-mail' }), 'Microsoft 365 manages this user.');
    await expect(canvas.getByText('Microsoft 365 manages this user.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Benutzerprinzipalname der Organisationseinheit',
    error: 'Diese Empfängeradressenüberprüfungsregel kennt der Mandant nicht.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <TextField {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'E-mail' })),
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'E-mail', description: /has no domain/ });
    await expect(canvas.getByText(/has no domain/)).toBeVisible();
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field);
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
});
