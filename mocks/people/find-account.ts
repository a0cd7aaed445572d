import type { User } from '@archive-console/api-client';
import type { Credential } from '../session/credentials.ts';
import type { World } from '../world.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** A user, and the tenant of which he is one. */
export interface Known {
  user: User;
  world: World;
}

/** Everybody of a tenant who goes by this name or address. */
export function usersCalled({ users }: World, name: string): User[] {
  return [...users.having('userName', name), ...users.having('primaryEmail', name)];
}

/** The user who goes by this name or address, in whichever tenant. */
export function userCalled(asked: World, name: string): Known | undefined {
  for (const world of new Set([asked, ...asked.tenants.all()])) {
    const [user] = usersCalled(world, name.trim());
    if (user !== undefined) return { user, world };
  }
  return undefined;
}

/** The credential of whoever goes by this name or address. */
export function credentialOf(world: World, name: string): Credential | undefined {
  const byAddress = world.credentials.find(({ email }) => same(email, name));
  if (byAddress !== undefined) return byAddress;
  const known = userCalled(world, name);
  return known && world.credentials.find(({ userId }) => userId === known.user.id);
}

/** What the person who asks signs in with. */
export function credentialOfUser(world: World, { id }: User): Credential | undefined {
  return world.credentials.find(({ userId }) => userId === id);
}
