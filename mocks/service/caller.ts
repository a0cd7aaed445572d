import { type AnyOperation, TENANT_ADMIN, type User } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { peopleWithAccount } from '../seed.ts';
import type { SessionCarrier } from '../session/carrier.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';

/** The one bearer operation that somebody without the role may call: it tells them that they lack it. */
const FOR_EVERYBODY = 'getAuthInfo';

/** The session a request comes with: its bearer token, else its cookie. A token that is no good is no session. */
export function sessionOf(world: World, carrier: SessionCarrier, request: Request): Session | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return bearer === undefined ? world.sessions.find(carrier.read(request)) : world.sessions.ofToken(bearer);
}

/** The person a session belongs to; in a world without users, the one of the account. */
export function personOf(world: World, session: Session): User {
  const person = world.users.get(session.userId) ?? peopleWithAccount.find(({ id }) => id === session.userId);
  return person ?? refuse('Default.Unauthorized');
}

/** Refuses a request that an operation is not open to. */
export function admit(world: World, operation: AnyOperation, session: Session | undefined): void {
  if (operation.access === 'open') return;
  if (session === undefined) refuse('Default.Unauthorized');
  const { id } = personOf(world, session);
  if (operation.name !== FOR_EVERYBODY && !world.roles.of(id).has(TENANT_ADMIN)) refuse('Default.Forbidden');
}
