import type { User } from '@archive-console/api-client';
import type { Credential } from '../session/credentials.ts';
import { tenantsThere, tenantWith } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** A user, and the tenant of which he is one. */
export interface Known {
  user: User;
  world: World;
}

/** The people of a tenant who go by this name or address. */
export function usersCalled({ users }: World, name: string): User[] {
  return [...users.having('userName', name), ...users.having('primaryEmail', name)];
}

/** The user who goes by this name or address, in whichever tenant. */
export function userCalled(asked: World, name: string): Known | undefined {
  // The own tenant first: elsewhere a person may be called the same.
  const worlds = tenantsThere(asked).toSorted(
    (one, other) => Number(other === asked) - Number(one === asked),
  );
  for (const world of worlds) {
    const [user] = usersCalled(world, name.trim());
    if (user !== undefined) return { user, world };
  }
  return undefined;
}

/** The user with this id, in whichever tenant. */
export function userEverywhere(asked: World, id: string): Known | undefined {
  // The account may be of a tenant whose world is not made yet.
  const own = tenantWith(asked, credentialOfUser(asked, id)?.tenant ?? '');
  const world = [...(own === undefined ? [] : [own]), ...tenantsThere(asked)].find(
    ({ users }) => users.get(id) !== undefined,
  );
  const user = world?.users.get(id);
  return world === undefined || user === undefined ? undefined : { user, world };
}

/** The credential of the person who goes by this name or address. */
export function credentialOf(world: World, name: string): Credential | undefined {
  const all = world.credentials.filter(({ email }) => same(email, name));
  // A person whose tenant was deleted may have come back with another.
  const found = all.find(({ tenant }) => tenantWith(world, tenant)) ?? all[0];
  if (found !== undefined) return found;
  const known = userCalled(world, name);
  return known && credentialOfUser(world, known.user.id);
}

/** Whether another person than the user with this id signs in with an address. */
export const signsInElsewhere = (world: World, address: string, userId: string): boolean =>
  world.credentials.some(({ email, userId: theirs }) => same(email, address) && theirs !== userId);

/** What the user with this id signs in with. */
export function credentialOfUser(world: World, id: string): Credential | undefined {
  return world.credentials.find(({ userId }) => userId === id);
}
