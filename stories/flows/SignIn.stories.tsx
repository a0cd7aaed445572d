import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  authenticatorCode,
  beginSecondStep,
  mailedCode,
  pageOf,
  signIn,
} from '../screens/authentication/signing-in.ts';

/** Each way in, from the address asked for to the page that stands there. Codes are read where a person reads them. */
const meta = preview.meta({
  title: 'Flows/Sign in',
  parameters: { at: '/home/dashboard', as: null },
});

const VERA = 'second-step@demo.example';
const EMIL = 'email-code@demo.example';
const RUTH = 'recovery@demo.example';

const isIn = async (canvasElement: HTMLElement) =>
  expect(
    await pageOf(canvasElement).findByRole('heading', { level: 1, name: /^Archiving is working/ }),
  ).toBeVisible();

export const Password = meta.story({
  async play({ canvasElement }) {
    await signIn(canvasElement);
    await isIn(canvasElement);
  },
});

export const AskedForAuthenticator = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    await expect(page.getByLabelText(/^Code of your authenticator/)).toBeVisible();
  },
});

export const Authenticator = meta.story({
  async play(context) {
    await AskedForAuthenticator.play(context);
    const { canvasElement, world } = context;
    await userEvent.click(pageOf(canvasElement).getByLabelText(/^Code of your authenticator/));
    await userEvent.paste(authenticatorCode(world));
    await isIn(canvasElement);
  },
});

export const MailAskedFor = meta.story({
  async play({ canvasElement, world }) {
    const page = await beginSecondStep(canvasElement, EMIL);
    await userEvent.click(page.getByRole('button', { name: 'Have a code sent by e-mail' }));
    await expect(await page.findByText(/^Code sent at/)).toBeVisible();
    await expect(world.mails.map(({ to }) => to)).toEqual([EMIL]);
  },
});

export const EmailCode = meta.story({
  async play(context) {
    await MailAskedFor.play(context);
    const { canvasElement, world } = context;
    const page = pageOf(canvasElement);
    await userEvent.type(page.getByLabelText(/^Code of the mail/), mailedCode(world, EMIL));
    await isIn(canvasElement);
  },
});

export const RecoveryCodeAskedFor = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, RUTH);
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
    await expect(await page.findByLabelText(/^Recovery code/)).toBeVisible();
  },
});

export const RecoveryCode = meta.story({
  async play(context) {
    await RecoveryCodeAskedFor.play(context);
    const { canvasElement, world } = context;
    const page = pageOf(canvasElement);
    await userEvent.type(page.getByLabelText(/^Recovery code/), ' demo-0001 {Enter}');
    await isIn(canvasElement);
    await waitFor(() => expect(page.getByText('A recovery code has been used up')).toBeVisible());
    const ruth = world.credentials.find(({ email }) => email === RUTH);
    await expect(ruth?.secondFactor.recoveryCodes).toHaveLength(9);
  },
});

/** A machine that is remembered is asked for the password alone. */
export const RememberedMachine = meta.story({
  async play(context) {
    await AskedForAuthenticator.play(context);
    const { canvasElement, world } = context;
    const page = pageOf(canvasElement);
    await userEvent.click(page.getByLabelText('Do not ask for a code on this device again'));
    await userEvent.type(page.getByLabelText(/^Code of your authenticator/), authenticatorCode(world));
    await isIn(canvasElement);
    const vera = world.credentials.find(({ email }) => email === VERA);
    await expect(vera?.secondFactor.machines.size).toBe(1);
  },
});
