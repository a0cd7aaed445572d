import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { DemoMail, MailKind } from './mails.ts';

/** "Sends" a mail: it is in the demo inbox at once. */
export function sendMail(world: World, mail: Omit<DemoMail, 'sentAt' | 'isUsed'>): void {
  world.mails.push({ ...mail, sentAt: world.clock.now(), isUsed: false });
}

/** The unused mail of a kind that a token is from; one older than `goodFor` milliseconds is refused. */
export function mailOf(world: World, kind: MailKind, token: string, goodFor: number): DemoMail | undefined {
  const mail = world.mails.find(
    (candidate) => candidate.kind === kind && candidate.token === token && !candidate.isUsed,
  );
  if (mail === undefined) return undefined;
  const age = world.clock.now().getTime() - mail.sentAt.getTime();
  return age > goodFor ? refuse('Token.HasExpired') : mail;
}

/** What mails of a kind were for is done: none that a person got so far works any more. */
export function spendMails(world: World, kind: MailKind, userId: string): void {
  for (const mail of world.mails) if (mail.kind === kind && mail.userId === userId) mail.isUsed = true;
}
