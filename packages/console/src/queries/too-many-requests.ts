import type { ApiError } from '@archive-console/api-client';

const TOO_MANY_REQUESTS = 429;
/** The least wait, where the service says none, in seconds: asked again at once, it would be asked without end. */
const LEAST_S = 1;
/** How long to wait where the service does not say for how long, in seconds. */
const PAUSE_S = 5;

/** How long a service that is asked too often, and has done nothing, wants to be left alone; undefined for any other error. */
export function secondsToWait(error: unknown): number | undefined {
  const { status, retryAfter = PAUSE_S } = error as Partial<ApiError>;
  return status === TOO_MANY_REQUESTS ? Math.max(LEAST_S, retryAfter) : undefined;
}
