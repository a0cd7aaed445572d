import { getAuthInfo, login } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, PASSWORD, pageOf, signIn } from './signing-in.ts';

/** Every code the first step may be refused with, and every one Microsoft may lead back with. */
const meta = preview.meta({
  title: 'Screens/Sign-in/Refused',
  parameters: { at: '/login', as: null },
});

const backWith = (error: string) => `/login?continue=%2Fhome%2Fusers&error=${encodeURIComponent(error)}`;

/** A person who was refused reads why, keeps what was typed and can type on. */
async function refusedAs(canvasElement: HTMLElement, email: string, title: string) {
  const page = await signIn(canvasElement, email);
  await expect(await alertOf(canvasElement)).toHaveTextContent(title);
  await expect(page.getByLabelText('E-mail')).toHaveValue(email);
  await expect(page.getByLabelText('Password')).toHaveFocus();
}

export const InvalidLoginAttempt = meta.story({
  async play({ canvasElement }) {
    await signIn(canvasElement, 'nobody@nowhere.example', 'wrong');
    await expect(await alertOf(canvasElement)).toHaveTextContent('E-mail and password do not match');
  },
});

export const UserIsLockedOut = meta.story({
  async play({ canvasElement }) {
    await refusedAs(canvasElement, 'locked@demo.example', 'This account is locked');
    const page = pageOf(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Forgot password?' }));
    await expect(await page.findByLabelText('E-mail')).toHaveValue('locked@demo.example');
  },
});

export const UserIsNotAllowed = meta.story({
  play: ({ canvasElement }) =>
    refusedAs(canvasElement, 'microsoft@demo.example', 'This account may not sign in'),
});

export const EmailNotConfirmed = meta.story({
  play: ({ canvasElement }) =>
    refusedAs(canvasElement, 'unconfirmed@demo.example', 'The e-mail address is not confirmed yet'),
});

export const TenantNotFound = meta.story({
  play: ({ canvasElement }) => refusedAs(canvasElement, 'homeless@demo.example', 'Your tenant was not found'),
});

export const DirectoryRefuses = meta.story({
  play: ({ canvasElement }) => refusedAs(canvasElement, 'directory@demo.example', 'The sign-in was refused'),
});

/** The service took the sign-in, and the next request shows that the browser kept nothing of it. */
export const SessionNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.Unauthorized')),
  play: ({ canvasElement }) =>
    refusedAs(canvasElement, 'admin@demo.example', 'The browser did not keep the sign-in'),
});

export const ConnectorNotConnected = meta.story({
  play: ({ canvasElement }) =>
    refusedAs(canvasElement, 'connector-down@demo.example', 'The connector is not connected'),
});

/** Nothing typed is lost where no answer comes; the next press tries again. */
export const NetworkBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Frontend.FetchError')),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('no usable answer');
    await expect(page.getByLabelText('E-mail')).toHaveValue('admin@demo.example');
    await expect(page.getByLabelText('Password')).toHaveValue(PASSWORD);
  },
});

export const BackInvalidExternalLoginInfo = meta.story({
  parameters: { at: backWith('Authentication.InvalidExternalLoginInfo') },
  async play({ canvasElement, leaveTo }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent(
      'The sign-in with Microsoft was not finished',
    );
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Sign in with Microsoft' }));
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining('continue=%2Fhome%2Fusers')),
    );
  },
});

export const BackUserNotRegister = meta.story({
  parameters: { at: backWith('Authentication.UserNotRegister') },
  async play({ canvasElement }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent('There is no account for this sign-in');
  },
});

export const BackTenantNotFound = meta.story({
  parameters: { at: backWith('Authentication.TenantNotFound') },
  async play({ canvasElement }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent('Your tenant was not found');
  },
});

export const BackUserIsLockedOut = meta.story({
  parameters: { at: backWith('Authentication.UserIsLockedOut') },
  async play({ canvasElement }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent('This account is locked');
  },
});

export const BackUserIsNotAllowed = meta.story({
  parameters: { at: backWith('Authentication.UserIsNotAllowed') },
  async play({ canvasElement }) {
    await expect(await alertOf(canvasElement)).toHaveTextContent('This account may not sign in');
  },
});

/** What a person wrote into a link is never shown. */
export const BackUnknown = meta.story({
  parameters: { at: backWith('Your account was hacked. Call +49 30 555') },
  async play({ canvasElement }) {
    const alert = await alertOf(canvasElement);
    await expect(alert).toHaveTextContent('The sign-in with Microsoft came to nothing');
    await expect(alert).not.toHaveTextContent('hacked');
  },
});
