import { ApiError } from './errors.ts';

const REQUEST_TIMEOUT = 408;
/** Too many requests. Of what follows up to 500 no service answers anything: it would be read twice more in vain. */
const TOO_MANY_REQUESTS = 429;

/** Whether a failure may be over within a moment: no answer at all, or a service that is out of order. */
export function passesSoon(error: ApiError): boolean {
  // Where there is no status, there is none of these; an answer that cannot be read has one of 2xx.
  return error.kind === 'network' || (error.status as number) >= TOO_MANY_REQUESTS;
}

/**
 * Whether the same call may work another time, for example when the user presses "Try again". It
 * will not where the service refused what was asked: missing rights, something that does not exist,
 * a rule, a value it does not take.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'timeout' || error.kind === 'abort') return true;
  return passesSoon(error) || (error.kind === 'refused' && error.status === REQUEST_TIMEOUT);
}
