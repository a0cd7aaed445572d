import { getCredentialStatus, login } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, fill, PASSWORD, pageOf, signIn } from './signing-in.ts';

const meta = preview.meta({
  title: 'Screens/Sign-in/Sign in',
  parameters: { at: '/login', as: null },
});

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(await page.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('link', { name: 'Set up a new archive' })).toHaveAttribute('href', '/setup');
    await expect(page.getByRole('link', { name: 'Connect Microsoft 365' })).toHaveAttribute(
      'href',
      '/setup/microsoft365',
    );
  },
});

export const BlankInGerman = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Mit Microsoft anmelden' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect(page.getByLabelText('Password')).toHaveValue(PASSWORD);
    await expect(page.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).hangs()),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('E-mail'), 'admin');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/complete e-mail address/);
    await expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(page.getByLabelText('E-mail')).toHaveFocus();
  },
});

export const Rejected = meta.story({
  async play({ canvasElement }) {
    const page = await signIn(canvasElement, 'admin@demo.example', 'wrong');
    await expect(await alertOf(canvasElement)).toHaveTextContent('E-mail and password do not match');
    await expect(page.getByLabelText('E-mail')).toHaveValue('admin@demo.example');
    await expect(page.getByLabelText('Password')).toHaveFocus();
  },
});

/** No one types a password that cannot help. */
export const ConnectorDown = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement, 'connector-down@demo.example', '');
    await expect(await alertOf(canvasElement)).toHaveTextContent('The connector is not connected');
    await expect(page.getByLabelText('Password')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Copy a message for the administrator' })).toBeVisible();
  },
});

/** The password of a person who signs in with Microsoft is not kept here. */
export const PasswordElsewhere = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement, 'microsoft@demo.example', '');
    await expect(await page.findByText(/cannot be replaced here/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  },
});

/** A person who has no account sees what everybody sees. */
export const UnknownAccount = meta.story({
  async play({ canvasElement, msw }) {
    const found = { exists: false, loginEnabled: false, forgotPasswordEnabled: true, errorState: 'None' };
    msw.use(on(getCredentialStatus).answers(found));
    const page = await fill(canvasElement, 'nobody@nowhere.example', '');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

export const ForgotPassword = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    const link = page.getByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('href', '/password-reset');
    await userEvent.click(link);
    await expect(await page.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    await expect(await page.findByLabelText('E-mail')).toHaveValue('admin@demo.example');
  },
});

export const WithMicrosoft = meta.story({
  parameters: { at: '/login?continue=%2Fhome%2Fusers' },
  async play({ canvasElement, leaveTo }) {
    const page = pageOf(canvasElement);
    const button = await page.findByRole('button', { name: 'Sign in with Microsoft' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
    await expect(leaveTo).toHaveBeenCalledWith(
      '/v2/authentication/login-with-microsoft-oidc?continue=%2Fhome%2Fusers',
    );
  },
});

/** A prepared link leads no one away. */
export const WithMicrosoftGuarded = meta.story({
  parameters: { at: '/login?continue=%2Fv2%2Fauthentication%2Flogout' },
  async play({ canvasElement, leaveTo }) {
    const page = pageOf(canvasElement);
    const button = await page.findByRole('button', { name: 'Sign in with Microsoft' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
    await expect(leaveTo).toHaveBeenCalledWith('/v2/authentication/login-with-microsoft-oidc');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    const alert = await alertOf(canvasElement);
    await expect(alert).toHaveTextContent(/notification has been sent to our operations team\./);
    await expect(alert).toHaveTextContent('Trace id 4b1c-77');
    await expect(within(alert).getByRole('button', { name: 'Copy trace id' })).toBeVisible();
    await expect(page.getByLabelText('Password')).toHaveValue(PASSWORD);
  },
});
