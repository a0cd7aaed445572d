import { getAuthInfo, twoFactorWithAuthenticator } from '@archive-console/api-client';
import { MINUTE, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, authenticatorCode, beginSecondStep } from './signing-in.ts';

/** Every code the second step may be refused with. */
const meta = preview.meta({
  title: 'Screens/Sign-in/Second step refused',
  parameters: { at: '/login', as: null },
});

const VERA = 'second-step@demo.example';

async function tryWrongCode(canvasElement: HTMLElement) {
  const page = await beginSecondStep(canvasElement, VERA);
  await userEvent.type(page.getByLabelText(/^Code of your authenticator/), '000000');
  return page;
}

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    await userEvent.click(page.getByRole('button', { name: 'Finish signing in' }));
    const code = page.getByLabelText(/^Code of your authenticator/);
    await expect(code).toHaveAccessibleDescription(/Enter the code/);
    await expect(code).toHaveFocus();
  },
});

/** What was wrong is selected and described: typing replaces it. */
export const Rejected = meta.story({
  async play({ canvasElement }) {
    const page = await tryWrongCode(canvasElement);
    const code = page.getByLabelText(/^Code of your authenticator/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('000000');
    await expect(code).toBeInvalid();
  },
});

export const SessionNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.Unauthorized')),
  async play({ canvasElement, world }) {
    const page = await beginSecondStep(canvasElement, VERA);
    await userEvent.type(page.getByLabelText(/^Code of your authenticator/), authenticatorCode(world));
    await expect(await alertOf(canvasElement)).toHaveTextContent('The browser did not keep the sign-in');
  },
});

export const InvalidEmailCode = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, 'email-code@demo.example');
    await userEvent.click(page.getByRole('button', { name: 'Have a code sent by e-mail' }));
    await page.findByText(/^Code sent at/);
    const code = page.getByLabelText(/^Code of the mail/);
    await userEvent.type(code, '1234567');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/newest mail/));
  },
});

export const InvalidRecoveryCode = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, 'recovery@demo.example');
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
    const code = await page.findByLabelText(/^Recovery code/);
    await userEvent.type(code, 'demo-9999{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This recovery code is not valid/));
    await expect(code).toHaveFocus();
  },
});

/** Too late: back to the first step with words, and the name is kept. */
export const NoTwoFactorAuthenticationInitiated = meta.story({
  async play({ canvasElement, world }) {
    const page = await beginSecondStep(canvasElement, VERA);
    world.clock.advance(16 * MINUTE);
    await userEvent.type(page.getByLabelText(/^Code of your authenticator/), '123456');
    await expect(await alertOf(canvasElement)).toHaveTextContent('The sign-in was interrupted');
    await expect(page.getByLabelText('E-mail')).toHaveValue(VERA);
    await expect(page.getByLabelText('Password')).toHaveFocus();
  },
});

/** Wrong codes count like wrong passwords. */
export const UserIsLockedOut = meta.story({
  async play({ canvasElement, world }) {
    const page = await beginSecondStep(canvasElement, VERA);
    for (let tries = 0; tries < 4; tries += 1) world.lockout.fail(VERA);
    await userEvent.type(page.getByLabelText(/^Code of your authenticator/), '000000');
    await expect(await alertOf(canvasElement)).toHaveTextContent('This account is locked');
    await expect(page.getByLabelText('E-mail')).toHaveValue(VERA);
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  },
});

/** Nothing typed is lost where no answer comes. */
export const NetworkBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(on(twoFactorWithAuthenticator).fails('Frontend.FetchError')),
  async play({ canvasElement }) {
    const page = await tryWrongCode(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('no usable answer');
    await expect(page.getByLabelText(/^Code of your authenticator/)).toHaveValue('000000');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(twoFactorWithAuthenticator).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    await tryWrongCode(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent(/notification has been sent.*4b1c-77/);
  },
});
