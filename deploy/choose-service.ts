import { remoteService } from './remote-service.ts';
import type { Service } from './service.ts';
import type { ServeSettings } from './settings.ts';

const MINUTE = 60_000;

/** What answers `/v2`, `/hub` and the demo's pages, what a terminal says of it, and what the console is given. */
export async function chooseService({
  apiOrigin,
  publicOrigins: origins,
  demoUsers: users,
  demoSessionMinutes: minutes,
}: Pick<ServeSettings, 'apiOrigin' | 'publicOrigins' | 'demoUsers' | 'demoSessionMinutes'>): Promise<{
  service: Service;
  says: string[];
  /** What the console is given as its `config.json`; left out: what was built. */
  config?: object;
}> {
  if (apiOrigin !== undefined) {
    return { service: remoteService(apiOrigin), says: [`/v2 and /hub are passed on to ${apiOrigin.origin}`] };
  }
  // Loaded only here: hosting a real service needs no demo.
  const { demoListener } = await import('@archive-console/mocks/server');
  const sessionLength = minutes === undefined ? undefined : minutes * MINUTE;
  const demo = demoListener({ users, origins, sessionLength });
  const accounts = demo.accounts.map(({ email, password, note }) => `  ${email} / ${password}  ${note}`);
  return {
    service: demo,
    config: demo.config,
    says: ['Demo accounts:', ...accounts, 'Their mails, and what else can be tried: /demo.'],
  };
}
