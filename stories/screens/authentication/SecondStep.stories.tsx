import { sendTwoFactorCodeWithEmail, twoFactorWithAuthenticator } from '@archive-console/api-client';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { freezeTime } from '#.storybook/frozen-time';
import { beginSecondStep, mailedCode, PASSWORD, pageOf } from './signing-in.ts';

const meta = preview.meta({
  title: 'Screens/Sign-in/Second step',
  parameters: { at: '/login', as: null },
});

const VERA = 'second-step@demo.example';
const EMIL = 'email-code@demo.example';

async function askForMail(canvasElement: HTMLElement) {
  const page = await beginSecondStep(canvasElement, EMIL);
  await userEvent.click(page.getByRole('button', { name: 'Have a code sent by e-mail' }));
  return page;
}

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    const code = page.getByLabelText(/^Code of your authenticator/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByText(/For second-step@demo.example, whose sign-in was started at/)).toBeVisible();
    await expect(page.queryByLabelText('Password')).toBeNull();
  },
});

export const BlankInGerman = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('E-Mail'), VERA);
    await userEvent.type(page.getByLabelText('Passwort'), PASSWORD);
    await userEvent.click(page.getByRole('button', { name: 'Anmelden' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Code eingeben' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Code per E-Mail senden lassen' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  },
});

/** Five digits wait for the sixth. */
export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    const code = page.getByLabelText(/^Code of your authenticator/);
    await userEvent.type(code, '12345');
    await userEvent.click(page.getByLabelText('Do not ask for a code on this device again'));
    await expect(code).toHaveValue('12345');
    await expect(page.getByLabelText('Do not ask for a code on this device again')).toBeChecked();
  },
});

/** A code that is pasted, with its space, is sent at once, and once. */
export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(twoFactorWithAuthenticator).hangs()),
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    const code = page.getByLabelText(/^Code of your authenticator/);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(code).toHaveValue('123456');
    await expect(code).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Finish signing in' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const CodeSent = meta.story({
  async play({ canvasElement, world }) {
    const page = await askForMail(canvasElement);
    await expect(
      await page.findByText(/^Code sent at .+ for the sign-in started at .+ Only the newest code works/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send another in 60 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(world.mails.map(({ kind, to }) => [kind, to])).toEqual([['second-factor', EMIL]]);
  },
});

export const SendingCode = meta.story({
  beforeEach: ({ msw }) => msw.use(on(sendTwoFactorCodeWithEmail).hangs()),
  async play({ canvasElement }) {
    const page = await askForMail(canvasElement);
    await expect(await page.findByRole('button', { name: 'Send the code' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** After a minute the next mail may be asked for; the code before is invalid then. */
export const CodeSentAgain = meta.story({
  async play({ canvasElement, world }) {
    const page = await askForMail(canvasElement);
    await page.findByRole('button', { name: 'Send another in 60 s' });
    const first = mailedCode(world, EMIL);
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await userEvent.click(await page.findByRole('button', { name: 'Send another code' }));
    await expect(await page.findByRole('button', { name: 'Send another in 60 s' })).toBeVisible();
    letTimeGoOn();
    await expect(world.mails).toHaveLength(2);
    await expect(mailedCode(world, EMIL)).not.toBe(first);
  },
});

/** Who goes elsewhere and comes back to the mail gets no second one. */
export const BackToMail = meta.story({
  async play({ canvasElement, world }) {
    const page = await askForMail(canvasElement);
    await page.findByText(/^Code sent at/);
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(await page.findByRole('button', { name: 'Enter the code sent by e-mail' }));
    await expect(await page.findByText(/^Code sent at/)).toBeVisible();
    await expect(world.mails).toHaveLength(1);
  },
});

export const RecoveryCode = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, 'recovery@demo.example');
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
    const code = await page.findByLabelText(/^Recovery code/);
    await userEvent.type(code, 'demo-0001');
    await expect(code).toHaveValue('demo-0001');
    await expect(code).toHaveAccessibleDescription(/Each works once/);
  },
});

/** The password is asked for again, the name is kept. */
export const BackToPassword = meta.story({
  async play({ canvasElement }) {
    const page = await beginSecondStep(canvasElement, VERA);
    await userEvent.click(page.getByRole('button', { name: 'Back to the password' }));
    await expect(await page.findByLabelText('E-mail')).toHaveValue(VERA);
    await expect(page.getByLabelText('Password')).toHaveValue('');
    await expect(page.getByLabelText('Password')).toHaveFocus();
  },
});
