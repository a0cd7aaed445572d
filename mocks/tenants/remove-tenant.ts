import { withdrawCredential } from '../session/withdraw-credential.ts';
import type { World } from '../world.ts';

/** Removes the tenant and the credentials of its people. */
export function removeTenant(world: World): void {
  const removed = world.credentials.filter(({ tenant }) => tenant === world.kind.key);
  world.tenant = undefined;
  for (const { userId } of removed) withdrawCredential(world, userId);
}
