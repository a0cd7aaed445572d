import { HOUR } from '../clock.ts';
import type { World } from '../world.ts';
import type { DemoMail } from './mails.ts';
import { mailOf, sendMail } from './send-mail.ts';

const GOOD_FOR = 24 * HOUR;

/** "Sends" a link with which a password can be replaced. */
export function sendPasswordMail(world: World, to: string, userId: string): void {
  const token = world.newId('password-reset');
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
