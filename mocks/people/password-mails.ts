import { HOUR } from '../clock.ts';
import type { World } from '../world.ts';
import { credentialOf, signsInElsewhere, userCalled } from './find-account.ts';
import type { DemoMail } from './mails.ts';
import { mailOf, sendMail } from './send-mail.ts';

const GOOD_FOR = 24 * HOUR;

/** Whose password is to be replaced, and the address that is known of that person: what was typed may be a name. */
function recipientOf(world: World, name: string): { userId: string; to: string | undefined } | undefined {
  const credential = credentialOf(world, name);
  if (credential?.hurdle === 'microsoft-only') return undefined;
  if (credential !== undefined) return { userId: credential.userId, to: credential.mailTo };
  const user = userCalled(world, name)?.user;
  if (user === undefined || user.primaryEmail === '') return undefined;
  // One address signs in one person.
  if (signsInElsewhere(world, user.primaryEmail, user.id)) return undefined;
  return { userId: user.id, to: user.primaryEmail };
}

/** "Sends" a link with which a password can be replaced to the person who goes by this name, if a mail gets there. */
export function sendPasswordMail(world: World, name: string): void {
  const { userId, to } = recipientOf(world, name) ?? {};
  if (userId === undefined || to === undefined) return;
  const token = world.newSecret();
  sendMail(world, {
    kind: 'password-reset',
    to,
    subject: 'Set a new password',
    token,
    links: [{ words: 'Set a new password', path: `/password-reset/${token}` }],
    userId,
  });
}

/** The mail a token is from, unless it was used; an old one is refused. */
export const passwordMailOf = (world: World, token: string): DemoMail | undefined =>
  mailOf(world, 'password-reset', token, GOOD_FOR);
