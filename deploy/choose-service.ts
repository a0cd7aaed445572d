import { remoteService } from './remote-service.ts';
import type { Service } from './service.ts';

/** What answers `/v2` and `/hub`, and what a terminal says of it. */
export async function chooseService(
  apiOrigin: URL | undefined,
): Promise<{ service: Service; says: string[] }> {
  if (apiOrigin !== undefined) {
    return { service: remoteService(apiOrigin), says: [`/v2 and /hub are passed on to ${apiOrigin.origin}`] };
  }
  // Loaded only here: hosting a real service needs no demo.
  const { demoListener } = await import('@archive-console/mocks/server');
  const demo = demoListener();
  const accounts = demo.accounts.map(({ email, password, note }) => `  ${email} / ${password}  ${note}`);
  return { service: demo, says: ['Demo accounts:', ...accounts] };
}
