import { hasCode } from '#shared/has-code.ts';

/** True for the answer about a person who does not exist, or no longer. */
export function isGone(error: unknown): boolean {
  return hasCode(error, 'User.NotFound');
}
