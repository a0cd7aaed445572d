import { Card, Stack, Switch, type SwitchProps } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { useHeld } from './use-held.ts';

/** Takes effect at once, as a service does that never refuses. */
function Held(props: SwitchProps) {
  const { value, onChange } = useHeld(props.checked, props.onChange);
  return <Switch {...props} checked={value} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Switch',
  component: Switch,
  tags: ['autodocs', 'stable'],
  args: { label: 'Two-factor sign-in', checked: false, onChange: fn() },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Held {...args} />
      <Held {...args} checked description="A code from your telephone is asked for at every sign-in." />
      <Switch {...args} busy />
      <Switch {...args} checked busy />
      <Switch {...args} disabledReason="Your organization signs in with Microsoft 365." />
      <Switch {...args} checked disabledReason="Your administrator decides this." />
    </Stack>
  ),
  async play({ args, canvas, userEvent }) {
    const [first, second, busy, , managed] = canvas.getAllByRole('switch', { name: 'Two-factor sign-in' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(second).toHaveAccessibleDescription(/A code from your telephone/);
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(managed).toHaveAccessibleDescription('Your organization signs in with Microsoft 365.');
    await userEvent.click(busy as HTMLElement);
    await userEvent.click(managed as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(managed).not.toBeChecked();
  },
});

export const FollowsTheService = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Two-factor sign-in'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const ListOfSettings = meta.story({
  args: { at: 'end' },
  render: (args) => (
    <Card>
      <Stack gap={20}>
        <Held
          {...args}
          checked
          label="Archive outgoing mail"
          description="Also what is sent from telephones."
        />
        <Held {...args} label="Archive mail marked as junk" />
        <Switch {...args} label="Tell administrators about failed imports" busy />
      </Stack>
    </Card>
  ),
  async play({ canvas, userEvent }) {
    const junk = canvas.getByRole('switch', { name: 'Archive mail marked as junk' });
    await userEvent.click(junk);
    await expect(junk).toBeChecked();
    const label = canvas.getByText('Archive mail marked as junk');
    await expect(junk.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().left);
  },
});

export const LabelHidden = meta.story({
  args: {
    label: 'Policy Newsletters is enabled',
    labelHidden: true,
    disabledReason: 'Save the policy first.',
  },
  async play({ args, canvas, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Policy Newsletters is enabled' });
    await expect(control.offsetHeight).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Save the policy first.')).toBeVisible());
    await expect(control).toHaveAccessibleDescription('Save the policy first.');
    await userEvent.keyboard('{Escape} ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Benutzerkontensynchronisierungsbenachrichtigung',
    description:
      'Administratorinnen und Administratoren erhalten eine Zusammenfassung je Synchronisierungslauf.',
    at: 'end',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Zusammenfassung/);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Switch {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('switch', { name: 'Two-factor sign-in' })),
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const [off, on] = canvas.getAllByRole('switch', { name: 'Two-factor sign-in' });
    const thumbOf = (control?: HTMLElement) => getComputedStyle(control as HTMLElement, '::after');
    await expect(thumbOf(off).translate).toBe('none');
    await expect(thumbOf(on).translate).toBe('16px');
    for (const control of [off, on]) {
      const track = getComputedStyle(control as HTMLElement, '::before');
      await expect(thumbOf(control).backgroundColor).not.toBe(track.backgroundColor);
    }
  },
});
