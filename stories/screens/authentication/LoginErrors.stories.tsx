import { getAuthInfo, login } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, alertOf, fieldOf, follow, press, readAlert } from '#stories/steps.ts';
import { PASSWORD, signIn } from './signing-in.ts';

/** Every code the first step may be refused with, and every one Microsoft may lead back with. */
const meta = preview.meta({
  title: 'Screens/Sign-in/Refused',
  parameters: { at: '/login', as: null },
});

const backWith = (error: string) => `/login?continue=%2Fhome%2Fusers&error=${encodeURIComponent(error)}`;

/** A person who was refused reads why, keeps what was typed and can type on. */
async function refusedAs(shown: Place, email: string, title: string) {
  await signIn(shown, email);
  await expect(await alertOf(shown)).toHaveTextContent(title);
  await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue(email);
  await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveFocus();
}

export const InvalidLoginAttempt = meta.story({
  async play(shown) {
    await signIn(shown, 'nobody@nowhere.example', 'wrong');
    await readAlert(shown, 'errors:Authentication.InvalidLoginAttempt.title');
  },
});

export const UserIsLockedOut = meta.story({
  async play(shown) {
    await refusedAs(shown, 'locked@demo.example', shown.words('errors:Authentication.UserIsLockedOut.title'));
    await follow(shown, 'authentication:login.forgot');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue('locked@demo.example');
  },
});

export const UserIsNotAllowed = meta.story({
  play: (shown) =>
    refusedAs(shown, 'microsoft@demo.example', shown.words('errors:Authentication.UserIsNotAllowed.title')),
});

export const EmailNotConfirmed = meta.story({
  play: (shown) =>
    refusedAs(shown, 'unconfirmed@demo.example', shown.words('errors:Account.EmailNotConfirmed.title')),
});

export const TenantNotFound = meta.story({
  play: (shown) =>
    refusedAs(shown, 'homeless@demo.example', shown.words('errors:Authentication.TenantNotFound.title')),
});

export const DirectoryRefuses = meta.story({
  play: (shown) =>
    refusedAs(
      shown,
      'directory@demo.example',
      shown.words('errors:ExternalUserAuthentication.InvalidCredentials.title'),
    ),
});

/** The service took the sign-in, and the next request shows that the browser kept nothing of it. */
export const SessionNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.Unauthorized')),
  play: (shown) => refusedAs(shown, 'admin@demo.example', shown.words('authentication:login.notKept.title')),
});

export const ConnectorNotConnected = meta.story({
  play: (shown) =>
    refusedAs(shown, 'connector-down@demo.example', shown.words('authentication:login.connector.title')),
});

/** Nothing typed is lost where no answer comes; the next press tries again. */
export const NetworkBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Frontend.FetchError')),
  async play(shown) {
    await signIn(shown);
    await readAlert(shown, 'errors:Frontend.FetchError.title');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue('admin@demo.example');
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveValue(PASSWORD);
  },
});

export const BackInvalidExternalLoginInfo = meta.story({
  parameters: { at: backWith('Authentication.InvalidExternalLoginInfo') },
  async play(shown) {
    await readAlert(shown, 'errors:Authentication.InvalidExternalLoginInfo.title');
    await press(shown, 'authentication:login.microsoft');
    await waitFor(() =>
      expect(shown.leaveTo).toHaveBeenCalledWith(expect.stringContaining('continue=%2Fhome%2Fusers')),
    );
  },
});

export const BackUserNotRegister = meta.story({
  parameters: { at: backWith('Authentication.UserNotRegister') },
  async play(shown) {
    await readAlert(shown, 'errors:Authentication.UserNotRegister.title');
  },
});

export const BackTenantNotFound = meta.story({
  parameters: { at: backWith('Authentication.TenantNotFound') },
  async play(shown) {
    await readAlert(shown, 'errors:Authentication.TenantNotFound.title');
  },
});

export const BackUserIsLockedOut = meta.story({
  parameters: { at: backWith('Authentication.UserIsLockedOut') },
  async play(shown) {
    await readAlert(shown, 'errors:Authentication.UserIsLockedOut.title');
  },
});

export const BackUserIsNotAllowed = meta.story({
  parameters: { at: backWith('Authentication.UserIsNotAllowed') },
  async play(shown) {
    await readAlert(shown, 'errors:Authentication.UserIsNotAllowed.title');
  },
});

/** What a person wrote into a link is never shown. */
export const BackUnknown = meta.story({
  parameters: { at: backWith('Your account was hacked. Call +49 30 555') },
  async play(shown) {
    const alert = await alertOf(shown);
    await expect(alert).toHaveTextContent(shown.words('authentication:login.returned.title'));
    await expect(alert).not.toHaveTextContent('hacked');
  },
});
