import { getCredentialStatus, login } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { placesOf } from '#stories/places-of.ts';
import {
  alertOf,
  enter,
  fieldOf,
  find,
  pageOf,
  partOf,
  press,
  readAlert,
  readHint,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { fill, PASSWORD, signIn } from './signing-in.ts';

const meta = preview.meta({
  title: 'Screens/Sign-in/Sign in',
  parameters: { at: '/login', as: null },
});

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'authentication:login.title');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(await find(shown, 'link', 'authentication:login.setup')).toHaveAttribute('href', '/setup');
    await expect(await find(shown, 'link', 'authentication:login.register')).toHaveAttribute(
      'href',
      '/setup/microsoft365',
    );
  },
});

export const BlankInGerman = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByRole('button', { name: 'Mit Microsoft anmelden' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await fill(shown);
    await see(shown, 'button', 'authentication:login.submit');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await press(shown, 'shell:password.show');
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveValue(PASSWORD);
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveAttribute('type', 'text');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).hangs()),
  async play(shown) {
    await signIn(shown);
    await seeBusy(shown, 'authentication:login.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await enter(shown, 'authentication:login.email.label', 'admin');
    await press(shown, 'authentication:login.submit');
    await readHint(shown, 'authentication:login.email.label', 'authentication:login.email.invalid');
    await readHint(shown, 'authentication:login.password.label', 'authentication:login.password.missing');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveFocus();
  },
});

/** The card hangs from its upper edge: the error moves neither it nor what stands above the error. */
export const Rejected = meta.story({
  async play(shown) {
    const title = await find(shown, 'heading', 'authentication:login.title');
    await fill(shown, 'admin@demo.example', 'wrong');
    const places = placesOf(title);
    await press(shown, 'authentication:login.submit');
    await readAlert(shown, 'errors:Authentication.InvalidLoginAttempt.title');
    await expect(placesOf(title)).toEqual(places);
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue('admin@demo.example');
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveFocus();
  },
});

/** No one types a password that cannot help. */
export const ConnectorDown = meta.story({
  async play(shown) {
    await fill(shown, 'connector-down@demo.example', '');
    await readAlert(shown, 'authentication:login.connector.title');
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveValue('');
    await see(shown, 'button', 'authentication:login.connector.copy');
  },
});

/** The password of a person who signs in with Microsoft is not kept here. */
export const PasswordElsewhere = meta.story({
  async play(shown) {
    await fill(shown, 'microsoft@demo.example', '');
    await readPart(shown, 'authentication:login.password.elsewhere');
    await seeNo(shown, 'link', 'authentication:login.forgot');
  },
});

/** A person who has no account sees what everybody sees. */
export const UnknownAccount = meta.story({
  async play(shown) {
    const found = {
      exists: false,
      loginEnabled: false,
      forgotPasswordEnabled: true,
      errorState: 'None',
    };
    shown.msw.use(on(getCredentialStatus).answers(found));
    await fill(shown, 'nobody@nowhere.example', '');
    await see(shown, 'link', 'authentication:login.forgot');
    await expect(await find(shown, 'button', 'authentication:login.submit')).toBeEnabled();
  },
});

export const ForgotPassword = meta.story({
  async play(shown) {
    await fill(shown);
    const link = await find(shown, 'link', 'authentication:login.forgot');
    await expect(link).toHaveAttribute('href', '/password-reset');
    await userEvent.click(link);
    await seeTitle(shown, 'accounts:forgotPassword.title');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue('admin@demo.example');
  },
});

export const WithMicrosoft = meta.story({
  parameters: { at: '/login?continue=%2Fhome%2Fusers' },
  async play(shown) {
    const button = await find(shown, 'button', 'authentication:login.microsoft');
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
    await expect(shown.leaveTo).toHaveBeenCalledWith(
      '/v2/authentication/login-with-microsoft-oidc?continue=%2Fhome%2Fusers',
    );
  },
});

/** A prepared link leads no one away. */
export const WithMicrosoftGuarded = meta.story({
  parameters: { at: '/login?continue=%2Fv2%2Fauthentication%2Flogout' },
  async play(shown) {
    const button = await find(shown, 'button', 'authentication:login.microsoft');
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
    await expect(shown.leaveTo).toHaveBeenCalledWith('/v2/authentication/login-with-microsoft-oidc');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await signIn(shown);
    const alert = await alertOf(shown);
    await expect(alert).toHaveTextContent(shown.words('errors:Default.UnexpectedError.text'));
    await expect(alert).toHaveTextContent('4b1c-77');
    await expect(partOf(shown, alert).getByRole('button')).toBeVisible();
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveValue(PASSWORD);
  },
});
