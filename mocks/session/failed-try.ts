import type { ServiceErrorCode } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';

/** Refuses an account that is locked out, before anything is compared. */
export function requireUnlocked({ lockout }: World, name: string): void {
  if (lockout.isLocked(name)) refuse('Authentication.UserIsLockedOut');
}

/** A password or code was wrong: it counts, and is refused with `code`, or as one too many. */
export function refuseTry({ lockout }: World, name: string, code: ServiceErrorCode): never {
  lockout.fail(name);
  return refuse(lockout.isLocked(name) ? 'Authentication.UserIsLockedOut' : code);
}
