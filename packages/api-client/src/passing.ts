import { ApiError } from './errors.ts';

/** Request timeout and too many requests: refusals of the moment, not of what was asked. */
const PASSING_STATUS = [408, 429];

/** Whether a failure may be over within a moment: no answer at all, or a service that is out of order. */
export function passesSoon(error: ApiError): boolean {
  // Where there is no status, there is none of 500 or more.
  return error.kind === 'network' || (error.kind === 'refused' && (error.status as number) >= 500);
}

/**
 * Whether the same call may work another time, for example when the user presses "Try again". It
 * will not where the service refused what was asked: missing rights, something that does not exist,
 * a rule, a value it does not take.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'timeout' || error.kind === 'abort') return true;
  return passesSoon(error) || (error.kind === 'refused' && PASSING_STATUS.includes(error.status ?? 0));
}
