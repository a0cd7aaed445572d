import { AUTHENTICATOR_KEY, codeNow, type World } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import { enter, fieldOf, type Place, press, see } from '#stories/steps.ts';

export const PASSWORD = 'Demo-Archive-2026';

/** Types an address and a password, as far as they are given. */
export async function fill(shown: Place, email = 'admin@demo.example', password = PASSWORD) {
  await enter(shown, 'authentication:login.email.label', email);
  if (password === '') await userEvent.tab();
  else await enter(shown, 'authentication:login.password.label', password);
}

/** Types both and presses the button. */
export async function signIn(shown: Place, email?: string, password?: string) {
  await fill(shown, email, password);
  await press(shown, 'authentication:login.submit');
}

/** Signs in up to the second step. */
export async function beginSecondStep(shown: Place, email: string) {
  await signIn(shown, email);
  await see(shown, 'heading', 'authentication-second-step:title');
  await expect(await fieldOf(shown, 'authentication-second-step:authenticator.label')).toHaveFocus();
}

/** What the authenticator of `second-step@demo.example` shows. */
export const authenticatorCode = (world: World): string => codeNow(world, AUTHENTICATOR_KEY);

/** The code of the newest mail to a person. */
export const mailedCode = (world: World, email: string): string =>
  world.mails.findLast(({ to }) => to === email)?.token ?? '';
