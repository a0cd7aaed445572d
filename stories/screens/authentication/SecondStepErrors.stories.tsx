import { getAuthInfo, twoFactorWithAuthenticator } from '@archive-console/api-client';
import { MINUTE, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, alertOf, enter, fieldOf, press, readAlert, readPart, see } from '#stories/steps.ts';
import { authenticatorCode, beginSecondStep } from './signing-in.ts';

/** Every code the second step may be refused with. */
const meta = preview.meta({
  title: 'Screens/Sign-in/Second step refused',
  parameters: { at: '/login', as: null },
});

const VERA = 'second-step@demo.example';

async function tryWrongCode(shown: Place) {
  const page = await beginSecondStep(shown, VERA);
  await enter(shown, 'authentication-second-step:authenticator.label', '000000');
  return page;
}

export const Invalid = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await press(shown, 'authentication-second-step:submit');
    const code = await fieldOf(shown, 'authentication-second-step:authenticator.label');
    await expect(code).toHaveAccessibleDescription(shown.words.part('authentication-second-step:missing'));
    await expect(code).toHaveFocus();
  },
});

/** What was wrong is selected and described: typing replaces it. */
export const Rejected = meta.story({
  async play(shown) {
    await tryWrongCode(shown);
    const code = await fieldOf(shown, 'authentication-second-step:authenticator.label');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        shown.words.part('errors:Authentication.InvalidAuthenticatorCode.title'),
      ),
    );
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('000000');
    await expect(code).toBeInvalid();
  },
});

export const SessionNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.Unauthorized')),
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await enter(shown, 'authentication-second-step:authenticator.label', authenticatorCode(shown.world));
    await readAlert(shown, 'authentication:login.notKept.title');
  },
});

export const InvalidEmailCode = meta.story({
  async play(shown) {
    await beginSecondStep(shown, 'email-code@demo.example');
    await press(shown, 'authentication-second-step:email.choose');
    await readPart(shown, 'authentication-second-step:email.sent');
    const code = await fieldOf(shown, 'authentication-second-step:email.label');
    await userEvent.type(code, '1234567');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        shown.words.part('errors:Authentication.InvalidEmailCode.text'),
      ),
    );
  },
});

export const InvalidRecoveryCode = meta.story({
  async play(shown) {
    await beginSecondStep(shown, 'recovery@demo.example');
    await press(shown, 'authentication-second-step:recovery-code.choose');
    const code = await fieldOf(shown, 'authentication-second-step:recovery-code.label');
    await userEvent.type(code, 'demo-9999{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        shown.words.part('errors:Authentication.InvalidRecoveryCode.title'),
      ),
    );
    await expect(code).toHaveFocus();
  },
});

/** Too late: back to the first step with words, and the name is kept. */
export const NoTwoFactorAuthenticationInitiated = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    shown.world.clock.advance(16 * MINUTE);
    await enter(shown, 'authentication-second-step:authenticator.label', '123456');
    await readAlert(shown, 'errors:Authentication.NoTwoFactorAuthenticationInitiated.title');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue(VERA);
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveFocus();
  },
});

/** Wrong codes count like wrong passwords. */
export const UserIsLockedOut = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    for (let tries = 0; tries < 4; tries += 1) shown.world.lockout.fail(VERA);
    await enter(shown, 'authentication-second-step:authenticator.label', '000000');
    await readAlert(shown, 'errors:Authentication.UserIsLockedOut.title');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue(VERA);
    await see(shown, 'link', 'authentication:login.forgot');
  },
});

/** Nothing typed is lost where no answer comes. */
export const NetworkBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(on(twoFactorWithAuthenticator).fails('Frontend.FetchError')),
  async play(shown) {
    await tryWrongCode(shown);
    await readAlert(shown, 'errors:Frontend.FetchError.title');
    await expect(await fieldOf(shown, 'authentication-second-step:authenticator.label')).toHaveValue(
      '000000',
    );
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(twoFactorWithAuthenticator).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await tryWrongCode(shown);
    await readAlert(shown, 'errors:Default.UnexpectedError.text');
    await expect(await alertOf(shown)).toHaveTextContent('4b1c-77');
  },
});
