import type { User } from '@archive-console/api-client';
import type { Credential } from '../session/credentials.ts';
import type { World } from '../world.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** The user who goes by this name or address. */
export function userCalled(world: World, name: string): User | undefined {
  for (const user of world.users.rows())
    if (same(user.userName, name) || same(user.primaryEmail, name)) return user;
  return undefined;
}

/** The credential of whoever goes by this name or address. */
export function credentialOf(world: World, name: string): Credential | undefined {
  const byAddress = world.credentials.find(({ email }) => same(email, name));
  if (byAddress !== undefined) return byAddress;
  const user = userCalled(world, name);
  return user === undefined ? undefined : world.credentials.find(({ userId }) => userId === user.id);
}
