import { refuse } from '../refusal.ts';
import type { Call } from '../rule.ts';
import { type CookieName, keptFor, type SessionCarrier } from '../session/carrier.ts';
import type { Credential } from '../session/credentials.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { personOf } from './caller.ts';

/** One request on its way to its rule. */
interface Asked {
  /** The world of the tenant the caller belongs to; of the default one where no user is signed in. */
  world: World;
  session: Session | undefined;
  carrier: SessionCarrier;
  request: Request;
  /** Takes what the answer gives the browser to keep. */
  headers: Headers;
}

/** What a rule has to decide by, but for its input. */
export function callOf({
  world,
  session: asking,
  carrier,
  request,
  headers,
}: Asked): Omit<Call<unknown>, 'input'> {
  let session = asking;
  const { origin } = new URL(request.url);
  const signedIn = () => session ?? refuse('Default.Unauthorized');

  function write(name: CookieName, value: string | undefined, milliseconds?: number): void {
    const header = carrier.write(name, value, milliseconds);
    if (header !== undefined) headers.append('set-cookie', header);
  }

  return {
    world,
    isSignedIn: session !== undefined,
    origin,
    pageOrigin: URL.parse(request.headers.get('origin') ?? '')?.origin ?? origin,
    me: () => personOf(world, signedIn()),
    token: () => world.sessions.issueToken(signedIn()),
    browser: { read: (name) => carrier.read(request, name), write },
    signIn({ userId, tenant }: Credential, remembered) {
      if (session !== undefined) world.sessions.end(session.id);
      session = world.sessions.start({ userId, tenant, remembered });
      write('sessionId', session.id, keptFor(session));
      return world.sessions.issueToken(session);
    },
    signOut() {
      if (session !== undefined) world.sessions.end(session.id);
      write('sessionId', undefined);
    },
  };
}
