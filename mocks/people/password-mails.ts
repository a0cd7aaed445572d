import { HOUR } from '../clock.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { DemoMail } from './mails.ts';

const GOOD_FOR = 24 * HOUR;

/** "Sends" a link with which a password can be replaced. */
export function sendPasswordMail(world: World, to: string, userId: string): void {
  const token = world.newId('password-reset');
  world.mails.push({ kind: 'password-reset', to, userId, token, sentAt: world.clock.now(), isUsed: false });
}

/** The mail a token is from, unless it was used; an old one is refused. */
export function passwordMailOf(world: World, token: string): DemoMail | undefined {
  const mail = world.mails.find((candidate) => candidate.token === token && !candidate.isUsed);
  if (mail === undefined) return undefined;
  const age = world.clock.now().getTime() - mail.sentAt.getTime();
  return age > GOOD_FOR ? refuse('Token.HasExpired') : mail;
}
