import { HOUR, MINUTE } from '../clock.ts';
import type { DemoMail } from '../people/mails.ts';
import { mailOf, sendMail } from '../people/send-mail.ts';
import { refuse } from '../refusal.ts';
import type { SignIn } from '../session/sign-ins.ts';
import type { World } from '../world.ts';

const CODE_GOOD_FOR = 10 * MINUTE;
const LINK_GOOD_FOR = 24 * HOUR;

/** Sends a code for a sign-in; the codes sent before are invalid from then on. */
export function sendEmailCode(world: World, signIn: SignIn): void {
  const { userId, mailTo } = signIn.credential;
  if (mailTo === undefined) return;
  const code = String(world.chance.between(0, 999_999)).padStart(6, '0');
  signIn.emailCode = { code, endsAt: world.clock.now().getTime() + CODE_GOOD_FOR };
  sendMail(world, {
    kind: 'second-factor',
    to: mailTo,
    subject: 'Your code',
    token: code,
    links: [],
    userId,
  });
}

/** Takes the code of the newest mail, once and in time. */
export function takeEmailCode(world: World, signIn: SignIn, given: string): boolean {
  const { emailCode } = signIn;
  if (emailCode === undefined || emailCode.endsAt < world.clock.now().getTime()) return false;
  if (emailCode.code !== given.replaceAll(/\s/g, '')) return false;
  signIn.emailCode = undefined;
  return true;
}

/** Notifies a person that the second factor is on now, with the link that turns it off without signing in. */
export function sendEnabledMail(world: World, to: string, userId: string): void {
  const token = world.newSecret();
  const path = `/two-factor/disable?id=${token}`;
  sendMail(world, {
    kind: 'two-factor-enabled',
    to,
    subject: 'The second factor is on',
    token,
    links: [{ words: 'Turn it off again', path }],
    userId,
  });
}

/** The mail whose link carries this id. */
export const enabledMailOf = (world: World, id: string): DemoMail =>
  mailOf(world, 'two-factor-enabled', id, LINK_GOOD_FOR) ?? refuse('Token.NotFound');
