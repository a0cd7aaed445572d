import { ApiError } from '@archive-console/api-client';

/** True for the answer about a person who does not exist, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'User.NotFound';
}
