import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  check,
  enter,
  fieldOf,
  pageOf,
  press,
  read,
  readPart,
  seeHeadline,
  seeTitle,
} from '#stories/steps.ts';
import {
  authenticatorCode,
  beginSecondStep,
  mailedCode,
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

const isIn = (shown: Place) => seeHeadline(shown, 'dashboard:state.working');

export const Password = meta.story({
  parameters: { entryRule: 'E11' },
  async play(shown) {
    await signIn(shown);
    await isIn(shown);
  },
});

export const AskedForAuthenticator = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await expect(await fieldOf(shown, 'authentication-second-step:authenticator.label')).toBeVisible();
  },
});

export const Authenticator = meta.story({
  async play(shown) {
    await AskedForAuthenticator.play(shown);
    const { world } = shown;
    await userEvent.click(
      pageOf(shown).getByLabelText(shown.words.part('authentication-second-step:authenticator.label')),
    );
    await userEvent.paste(authenticatorCode(world));
    await isIn(shown);
  },
});

export const MailAskedFor = meta.story({
  async play(shown) {
    await beginSecondStep(shown, EMIL);
    await press(shown, 'authentication-second-step:email.choose');
    await readPart(shown, 'authentication-second-step:email.sent');
    await expect(shown.world.mails.map(({ to }) => to)).toEqual([EMIL]);
  },
});

export const EmailCode = meta.story({
  async play(shown) {
    await MailAskedFor.play(shown);
    const { world } = shown;
    await enter(shown, 'authentication-second-step:email.label', mailedCode(world, EMIL));
    await isIn(shown);
  },
});

export const RecoveryCodeAskedFor = meta.story({
  async play(shown) {
    await beginSecondStep(shown, RUTH);
    await press(shown, 'authentication-second-step:recovery-code.choose');
    await expect(await fieldOf(shown, 'authentication-second-step:recovery-code.label')).toBeVisible();
  },
});

export const RecoveryCode = meta.story({
  async play(shown) {
    await RecoveryCodeAskedFor.play(shown);
    const { world } = shown;
    await enter(shown, 'authentication-second-step:recovery-code.label', ' demo-0001 {Enter}');
    await isIn(shown);
    await read(shown, 'authentication-second-step:recovery-code.used');
    const ruth = world.credentials.find(({ email }) => email === RUTH);
    await expect(ruth?.secondFactor.recoveryCodes).toHaveLength(9);
    // Who has lost the telephone sets up another one.
    await press(shown, 'authentication-second-step:recovery-code.security');
    await seeTitle(shown, 'my-profile:title');
    await read(shown, 'my-profile:factor.left', { count: 9 });
  },
});

/** A machine that is remembered is asked for the password alone. */
export const RememberedMachine = meta.story({
  async play(shown) {
    await AskedForAuthenticator.play(shown);
    const { world } = shown;
    await check(shown, 'authentication-second-step:rememberMachine');
    await enter(shown, 'authentication-second-step:authenticator.label', authenticatorCode(world));
    await isIn(shown);
    const vera = world.credentials.find(({ email }) => email === VERA);
    await expect(vera?.secondFactor.machines.size).toBe(1);
  },
});
