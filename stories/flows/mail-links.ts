import type { AnyOperation } from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';

/** Where the link of the newest mail leads. */
export function newestLink(world: World): string {
  const path = world.mails.at(-1)?.links[0]?.path;
  if (path === undefined) throw new Error('No mail with a link has come: ask the service for one first.');
  return path;
}

/** Asks the service for a mail, as another window of the console would. */
export async function askForMail({ path, method }: AnyOperation, input: object): Promise<void> {
  await fetch(`/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}
