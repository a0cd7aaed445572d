import { MINUTE } from '../clock.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { DemoMail, MailKind } from './mails.ts';

/** How many mails an address gets within how many milliseconds. */
const MOST_MAILS = 5;
const MAIL_SPAN = 10 * MINUTE;

/**
 * "Sends" a mail: it is in the demo inbox at once. An address that has had enough gets no more for a while; the
 * answer does not say so, since it would say which addresses get mail.
 */
export function sendMail(world: World, mail: Omit<DemoMail, 'sentAt' | 'isUsed'>): void {
  const sentAt = world.clock.now();
  const isRecent = ({ to, sentAt: before }: DemoMail) =>
    to === mail.to && sentAt.getTime() - before.getTime() < MAIL_SPAN;
  if (world.mails.filter(isRecent).length < MOST_MAILS) world.mails.push({ ...mail, sentAt, isUsed: false });
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
