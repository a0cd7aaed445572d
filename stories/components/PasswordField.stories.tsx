import { Inline, PasswordField, type PasswordFieldProps, Stack, TextLink } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { staysAsItIs } from './stays-as-it-is.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

/** As at sign-in, with the way to a new password right below. */
function WithFooterLink({ linkText, ...props }: PasswordFieldProps & { readonly linkText: string }) {
  return (
    <Stack gap={8}>
      <PasswordField {...props} />
      <Inline justify="end">
        <TextLink render={leadsTo('#forgot')}>{linkText}</TextLink>
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Password field',
  component: PasswordField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Password',
    autoComplete: 'current-password',
  },
});

export const ShownOnDemand = meta.story({
  args: { defaultValue: 'Demo-Archive-2026' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
});

export const Invalid = meta.story({
  args: {
    controlSize: 'lg',
    error: 'E-mail and password do not belong together.',
  },
  render: (args) => <WithFooterLink {...args} linkText="Forgot password?" />,
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/do not belong together/);
  },
});

export const Disabled = meta.story({
  args: {
    defaultValue: 'Demo-Archive-2026',
    disabledReason: 'Your organization signs in with Microsoft 365.',
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await staysAsItIs(field, 'Your organization signs in with Microsoft 365.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByText(String(args.disabledReason))).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Wiederherstellungskennwort der Organisationseinheit',
    words: { show: 'Kennwort anzeigen', hide: 'Kennwort ausblenden' },
    error: 'Die Kennwortkomplexitätsanforderungen der Organisationseinheit sind nicht erfüllt.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  render: (args) => <WithFooterLink {...args} linkText="Wiederherstellungskennwort vergessen?" />,
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/^Wiederherstellungskennwort der/)).toBeInvalid();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <PasswordField {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByLabelText('Password')),
});
