import { ApiError } from '@archive-console/api-client';
import type { BulkOutcome } from './bulk-rows.ts';

const TOO_MANY_REQUESTS = 429;
/** How long to wait where the service does not say for how long, in seconds. */
const PAUSE_S = 5;

/** How long a service that is asked too often wants to be left alone; undefined for any other outcome. */
export function secondsToWait(outcome: BulkOutcome): number | undefined {
  const error = outcome.state === 'failed' ? outcome.error : undefined;
  if (!(error instanceof ApiError) || error.status !== TOO_MANY_REQUESTS) return undefined;
  return error.retryAfter ?? PAUSE_S;
}

/** Pauses that the service has asked for. */
export interface BulkPauses {
  /** Resolves then, or when it is woken up. */
  until(moment: Date): Promise<void>;
  wakeUp(): void;
}

export function createBulkPauses(): BulkPauses {
  const wakeUps = new Set<() => void>();
  return {
    until: (moment) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          wakeUps.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, moment.getTime() - Date.now());
        wakeUps.add(wake);
      }),
    wakeUp() {
      for (const wake of wakeUps) wake();
    },
  };
}
