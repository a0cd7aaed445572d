import { NumberField, Stack } from '@archive-console/ui';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { staysAsItIs } from './stays-as-it-is.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Number field',
  component: NumberField,
  tags: ['autodocs', 'stable'],
  args: { label: 'Reserved users', unit: 'users', locale: 'en-US', min: 1, max: 5000, onChange: fn() },
});

const stepper = { decrease: 'One user less', increase: 'One user more' };

export const States = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <NumberField {...args} />
      <NumberField
        {...args}
        required
        stepper={stepper}
        defaultValue={1250}
        hint="63 have an account today."
      />
      <NumberField {...args} defaultValue={9000} error="At most 5,000 users can be reserved." />
      <NumberField {...args} defaultValue={25} readOnly />
      <NumberField {...args} controlSize="lg" placeholder="1 to 5,000" />
    </Stack>
  ),
  async play({ canvas }) {
    const [first, counted, invalid, fixed] = canvas.getAllByRole('textbox', { name: 'Reserved users' });
    await expect(first).toHaveAccessibleDescription('users');
    await expect(counted).toHaveValue('1,250');
    await expect(counted).toBeRequired();
    await expect(counted).toHaveAccessibleDescription('users 63 have an account today.');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(/At most 5,000/);
    await expect(fixed).toHaveAttribute('readonly');
  },
});

export const TypedAndTaken = meta.story({
  args: { decimals: 2 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1,2a50.5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
    await expect(field).toHaveValue('1,250.5');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('1250.5{Enter}');
    await expect(field).toHaveValue('1,250.5');
  },
});

export const German = meta.story({
  args: { label: 'Vorgehaltene Benutzer', unit: 'Benutzer', locale: 'de', decimals: 1 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.250,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
    await expect(field).toHaveValue('1.250,5');
  },
});

export const Stepped = meta.story({
  args: { stepper, defaultValue: 4998, step: 1 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'One user more' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4999);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('5,000');
    await expect(canvas.getByRole('button', { name: 'One user more' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const Disabled = meta.story({
  args: { stepper, defaultValue: 25, disabledReason: 'Your package has a fixed number of users.' },
  async play({ args, canvas }) {
    await staysAsItIs(canvas.getByRole('textbox'), 'Your package has a fixed number of users.');
    await expect(canvas.getByRole('button', { name: 'One user more' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KeepsWhatIsTypedBeyondTheBounds = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '9000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(9000);
    await expect(canvas.getByRole('textbox')).toHaveValue('9,000');
  },
});

export const LeftAloneByTheWheel = meta.story({
  args: { defaultValue: 25 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await expect(fireEvent.wheel(field, { deltaY: 100 })).toBe(true);
    await expect(field).toHaveValue('25');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Vorgehaltene Benutzerlizenzen der Organisationseinheit',
    unit: 'Benutzerlizenzen',
    locale: 'de',
    stepper: { decrease: 'Eine Lizenz weniger', increase: 'Eine Lizenz mehr' },
    defaultValue: 125000,
    error: 'Höchstens 5.000 Benutzerlizenzen können vorgehalten werden.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('125.000');
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <NumberField {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'Reserved users' })),
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { description: /At most 5,000/ });
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
      field.parentElement as HTMLElement,
    );
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
    await expect(canvas.getByRole('button', { name: 'One user more' })).toBeVisible();
  },
});
