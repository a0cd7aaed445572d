import type { World } from '../world.ts';

/** A person signs in no more: every session ends, and a sign-in that waits for its second step. */
export function withdrawCredential(world: World, userId: string): void {
  const place = world.credentials.findIndex((candidate) => candidate.userId === userId);
  const [credential] = place < 0 ? [] : world.credentials.splice(place, 1);
  // Another person may come to use the address.
  if (credential !== undefined) world.lockout.clear(credential.email);
  world.sessions.endAllOf(userId);
  world.signIns.endAllOf(userId);
}
