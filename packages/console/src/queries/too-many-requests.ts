import type { ApiError } from '@archive-console/api-client';

const TOO_MANY_REQUESTS = 429;
/** How long to wait where the service does not say for how long, in seconds. */
const PAUSE_S = 5;

/** How long a service that is asked too often, and has done nothing, wants to be left alone; undefined for any other error. */
export function secondsToWait(error: unknown): number | undefined {
  const { status, retryAfter = PAUSE_S } = error as Partial<ApiError>;
  return status === TOO_MANY_REQUESTS ? retryAfter : undefined;
}
