import { accounts, accountsOf } from './accounts.ts';
import { credentialOf } from './people/find-account.ts';
import { tenantWith } from './tenants/tenant-of.ts';
import type { World } from './world.ts';

/**
 * Signs the page of a world in without its sign-in screen, by the e-mail of an account; by default as the first of
 * its tenant. Answers the bearer token, for a test that calls with more than one.
 */
export function signInAs(
  world: World,
  email: string = (accountsOf(world.kind.key)[0] ?? accounts[0]).email,
): string {
  const credential = credentialOf(world, email);
  const tenant = credential === undefined ? undefined : tenantWith(world, credential.tenant);
  if (credential === undefined || tenant === undefined) {
    const known = accounts.map((account) => account.email).join(', ');
    throw new Error(`Cannot sign in as '${email}': it is no account of the demo. Use one of ${known}.`);
  }
  const session = world.sessions.start({
    userId: credential.userId,
    tenant: credential.tenant,
    remembered: false,
  });
  world.pocket.sessionId = session.id;
  return world.sessions.issueToken(session);
}
