import type { ApiError } from './errors.ts';
import { passesSoon } from './passing.ts';

/**
 * What is waited for before a call that failed is sent again; undefined where it is not, or not by the caller. What it
 * rejects with is what the call fails with.
 */
export type Wait = (error: ApiError) => Promise<unknown> | undefined;

/**
 * Tries until it works, the failure is not a passing one, or the delays are used up.
 *
 * @param attempt anything but an {@link ApiError} it throws is no passing failure
 * @param delaysMs milliseconds before the second, third … try; empty for what must be sent once only
 * @param longestMs where the service asks for a longer wait, in milliseconds, the call fails
 * @param wait the caller's own waits, which have no end but the caller's
 */
export async function withRetries<TAnswer>(
  attempt: () => Promise<TAnswer>,
  delaysMs: readonly number[],
  longestMs: number,
  signal: AbortSignal | undefined,
  wait: Wait | undefined,
): Promise<TAnswer> {
  let tries = 0;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      const error = cause as ApiError;
      await whileWanted(wait?.(error) ?? ownPause(error), signal);
    }
  }

  function ownPause(error: ApiError): Promise<unknown> {
    const delay = delaysMs[tries++];
    if (delay === undefined || !passesSoon(error)) throw error;
    const wanted = error.retryAfter === undefined ? delay : error.retryAfter * 1000;
    if (wanted > longestMs) throw error;
    return new Promise((resolve) => setTimeout(resolve, wanted));
  }
}

/**
 * Waits until the work is done or the caller gives up, which is an answer too: the next attempt says so.
 */
export function whileWanted<TAnswer>(
  work: Promise<TAnswer>,
  signal: AbortSignal | undefined,
): Promise<TAnswer | Event> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', resolve);
    void work.then(resolve, reject).then(() => signal?.removeEventListener('abort', resolve));
  });
}
