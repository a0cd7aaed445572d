import { hasCode } from '#shared/errors/has-code.ts';

/** True for the answer about a person who does not exist, or no longer. */
export function isUserNotFound(error: unknown): boolean {
  return hasCode(error, 'User.NotFound');
}
