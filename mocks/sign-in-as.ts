import { accounts } from './accounts.ts';
import { credentialOf } from './people/find-account.ts';
import type { World } from './world.ts';

/**
 * Signs the page of a world in without its sign-in screen, by the e-mail of an account. Answers the bearer token,
 * for a test that calls with more than one.
 */
export function signInAs(world: World, email: string = accounts[0].email): string {
  const userId = credentialOf(world, email)?.userId;
  if (userId === undefined) {
    const known = accounts.map((account) => account.email).join(', ');
    throw new Error(
      `Nobody can be signed in as '${email}': it is no account of the demo. Use one of ${known}.`,
    );
  }
  const session = world.sessions.start(userId, false);
  world.pocket.sessionId = session.id;
  return world.sessions.issueToken(session);
}
