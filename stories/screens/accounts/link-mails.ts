import { DAY, type World } from '@archive-console/mocks';

export const EMAIL = 'second-step@demo.example';
export const TOKEN = 'token-of-a-mail';

/** A mail with a link has come to a person; how many days ago, so that the link may have expired. */
export function receive(
  world: World,
  kind: 'password-reset' | 'two-factor-enabled',
  { daysAgo = 0, isUsed = false }: { daysAgo?: number; isUsed?: boolean } = {},
): void {
  world.mails.push({
    to: EMAIL,
    kind,
    subject: 'A link',
    token: TOKEN,
    links: [],
    sentAt: new Date(world.clock.now().getTime() - daysAgo * DAY),
    isUsed,
    userId: world.credentials.find(({ email }) => email === EMAIL)?.userId,
  });
}
