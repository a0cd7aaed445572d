import { DAY, type World } from '@archive-console/mocks';

export const EMAIL = 'boss@sonnenhof.example';
export const TOKEN = 'token-of-a-mail';

/** The mail with which a tenant is set up has come; how many days ago, so that its link may have expired. */
export function receive(world: World, daysAgo = 0): void {
  world.mails.push({
    to: EMAIL,
    kind: 'setup',
    subject: 'Set up your archive',
    token: TOKEN,
    links: [],
    sentAt: new Date(world.clock.now().getTime() - daysAgo * DAY),
    isUsed: false,
    userId: undefined,
  });
}
