import { login, sendTwoFactorCodeWithEmail, twoFactorWithAuthenticator } from '@archive-console/api-client';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, check, fieldOf, find, pageOf, press, readPart, see, seeBusy } from '#stories/steps.ts';
import { freezeTime } from '#.storybook/frozen-time';
import { beginSecondStep, mailedCode, PASSWORD } from './signing-in.ts';

const meta = preview.meta({
  title: 'Screens/Sign-in/Second step',
  parameters: { at: '/login', as: null },
});

const VERA = 'second-step@demo.example';
const EMIL = 'email-code@demo.example';

async function askForMail(shown: Place) {
  await beginSecondStep(shown, EMIL);
  await press(shown, 'authentication-second-step:email.choose');
}

/** That a code is needed is no failure: it is asked for in place of the password. */
export const Blank = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Authentication.TwoFactorAuthenticationRequired')),
  async play(shown) {
    await beginSecondStep(shown, VERA);
    const code = await fieldOf(shown, 'authentication-second-step:authenticator.label');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await readPart(shown, 'authentication-second-step:belongsTo', { name: VERA });
    await expect(
      pageOf(shown).queryByLabelText(shown.words.part('authentication:login.password.label')),
    ).toBeNull();
  },
});

export const BlankInGerman = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await userEvent.type(await page.findByLabelText('E-Mail'), VERA);
    await userEvent.type(page.getByLabelText('Passwort'), PASSWORD);
    await userEvent.click(page.getByRole('button', { name: 'Anmelden' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Code eingeben' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Code per E-Mail senden lassen' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await see(shown, 'button', 'authentication-second-step:recovery-code.choose');
  },
});

/** Five digits wait for the sixth. */
export const Filled = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    const code = await fieldOf(shown, 'authentication-second-step:authenticator.label');
    await userEvent.type(code, '12345');
    await check(shown, 'authentication-second-step:rememberMachine');
    await expect(code).toHaveValue('12345');
    await expect(await fieldOf(shown, 'authentication-second-step:rememberMachine')).toBeChecked();
  },
});

/** A code that is pasted, with its space, is sent at once, and once. */
export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(twoFactorWithAuthenticator).hangs()),
  async play(shown) {
    await beginSecondStep(shown, VERA);
    const code = await fieldOf(shown, 'authentication-second-step:authenticator.label');
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(code).toHaveValue('123456');
    await seeBusy(shown, 'authentication-second-step:submit');
    await expect(code).toHaveAttribute('aria-busy', 'true');
  },
});

export const CodeSent = meta.story({
  async play(shown) {
    await askForMail(shown);
    await readPart(shown, 'authentication-second-step:email.sent');
    await expect(
      await find(shown, 'button', 'authentication-second-step:email.againIn', { seconds: 60 }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(shown.world.mails.map(({ kind, to }) => [kind, to])).toEqual([['second-factor', EMIL]]);
  },
});

export const SendingCode = meta.story({
  beforeEach: ({ msw }) => msw.use(on(sendTwoFactorCodeWithEmail).hangs()),
  async play(shown) {
    await askForMail(shown);
    await expect(await find(shown, 'button', 'authentication-second-step:email.send')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** After a minute the next mail may be asked for; the code before is invalid then. */
export const CodeSentAgain = meta.story({
  async play(shown) {
    await askForMail(shown);
    await find(shown, 'button', 'authentication-second-step:email.againIn', { seconds: 60 });
    const first = mailedCode(shown.world, EMIL);
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await press(shown, 'authentication-second-step:email.again');
    await see(shown, 'button', 'authentication-second-step:email.againIn', { seconds: 60 });
    letTimeGoOn();
    await expect(shown.world.mails).toHaveLength(2);
    await expect(mailedCode(shown.world, EMIL)).not.toBe(first);
  },
});

/** Who goes elsewhere and comes back to the mail gets no second one. */
export const BackToMail = meta.story({
  async play(shown) {
    await askForMail(shown);
    await readPart(shown, 'authentication-second-step:email.sent');
    await press(shown, 'authentication-second-step:recovery-code.choose');
    await press(shown, 'authentication-second-step:email.chooseAgain');
    await readPart(shown, 'authentication-second-step:email.sent');
    await expect(shown.world.mails).toHaveLength(1);
  },
});

export const RecoveryCode = meta.story({
  async play(shown) {
    await beginSecondStep(shown, 'recovery@demo.example');
    await press(shown, 'authentication-second-step:recovery-code.choose');
    const code = await fieldOf(shown, 'authentication-second-step:recovery-code.label');
    await userEvent.type(code, 'demo-0001');
    await expect(code).toHaveValue('demo-0001');
    await expect(code).toHaveAccessibleDescription(
      shown.words.part('authentication-second-step:recovery-code.hint'),
    );
  },
});

/** The password is asked for again, the name is kept. */
export const BackToPassword = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await press(shown, 'authentication-second-step:back');
    await expect(await fieldOf(shown, 'authentication:login.email.label')).toHaveValue(VERA);
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveValue('');
    await expect(await fieldOf(shown, 'authentication:login.password.label')).toHaveFocus();
  },
});
