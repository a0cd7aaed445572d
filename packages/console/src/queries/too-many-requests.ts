import { ApiError } from '@archive-console/api-client';
import type { ReadPage } from './read-all-pages.ts';

const TOO_MANY_REQUESTS = 429;
/** How long to wait where the service does not say for how long, in seconds. */
const PAUSE_S = 5;

/** How long a service that is asked too often wants to be left alone; undefined for any other error. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY_REQUESTS) return undefined;
  return error.retryAfter ?? PAUSE_S;
}

/**
 * Reads a page again once the service that is asked too often has been left alone for as long as it wants.
 *
 * @param onWait called with the time until which nothing is read, and without one when it goes on
 */
export function patiently<TRow>(
  read: ReadPage<TRow>,
  onWait: (until: Date | undefined) => void,
): ReadPage<TRow> {
  return async (page, signal) => {
    for (;;) {
      try {
        return await read(page, signal);
      } catch (error) {
        const seconds = secondsToWait(error);
        if (seconds === undefined) throw error;
        onWait(new Date(Date.now() + seconds * 1000));
        await pause(seconds * 1000, signal);
        onWait(undefined);
      }
    }
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
