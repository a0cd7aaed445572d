import { type AnyOperation, TENANT_ADMIN, type User } from '@archive-console/api-client';
import { accountsOf } from '../accounts.ts';
import { refuse } from '../refusal.ts';
import type { SessionCarrier } from '../session/carrier.ts';
import type { Session } from '../session/sessions.ts';
import { personOfAccount } from '../tenants/seed-tenant.ts';
import type { World } from '../world.ts';

/**
 * Answers who is signed in, and with which token: by the cookie alone, and without the role, since its answer shows
 * whether that is missing. Every other bearer operation wants the bearer token.
 */
const WHO_IS_THERE = 'getAuthInfo';

/** The nouns that can still be written once the contract of a tenant has ended; an import says itself why it cannot. */
const OPEN_NOUNS_AFTER_THE_END: ReadonlySet<string> = new Set([
  'accounts',
  'authentication',
  'import-sources',
  'organizations',
  'payments',
]);
/** The same of other nouns, by the names of the operations. */
const OPEN_AFTER_THE_END: ReadonlySet<string> = new Set([
  'deleteTenant',
  'revokeAccessToken',
  'terminateTenant',
]);

/** The session a request comes with: its bearer token, else its cookie. A token that is no good is no session. */
export function sessionOf(world: World, carrier: SessionCarrier, request: Request): Session | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return bearer === undefined
    ? world.sessions.find(carrier.read(request, 'sessionId'))
    : world.sessions.ofToken(bearer);
}

/** The world of the tenant a session belongs to; without a session, the given one. */
export function worldOf(world: World, session: Session | undefined): World {
  return (session === undefined ? undefined : world.tenants.of(session.tenant)) ?? world;
}

/** The person a session belongs to; in a world without users, the one of the account. */
export function personOf(world: World, session: Session): User {
  const person = world.users.get(session.userId);
  if (person !== undefined || world.users.size > 0) return person ?? refuse('Default.Unauthorized');
  const people = accountsOf(world.kind.key).map((account) => personOfAccount(world.kind, account));
  return people.find(({ id }) => id === session.userId) ?? refuse('Default.Unauthorized');
}

/** Refuses a request that an operation is not open to. A navigation decides itself: it answers with a page. */
export function admit(
  world: World,
  operation: AnyOperation,
  session: Session | undefined,
  request: Request,
): void {
  if (operation.access === 'open' || operation.navigation === true) return;
  const { opensWith } = operation;
  if (opensWith !== undefined && new URL(request.url).searchParams.has(opensWith)) return;
  if (session === undefined) refuse('Default.Unauthorized');
  // A page of another site can send the cookie, but not the header.
  if (operation.name !== WHO_IS_THERE && !request.headers.has('authorization'))
    refuse('Default.Unauthorized');
  const { id } = personOf(world, session);
  if (operation.name !== WHO_IS_THERE && !world.roles.of(id).has(TENANT_ADMIN)) refuse('Default.Forbidden');
  if (operation.effect === 'read' || world.tenant?.tenantState !== 'Terminated') return;
  if (OPEN_NOUNS_AFTER_THE_END.has(operation.noun) || OPEN_AFTER_THE_END.has(operation.name)) return;
  refuse('Default.Forbidden', 'The contract has ended: what is archived can only be read.');
}
