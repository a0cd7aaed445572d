import { ApiError } from './errors.ts';
import { passesSoon } from './passing.ts';

/** When a call is tried again. */
export interface RetryRules {
  /** Milliseconds before the second, third … try. Empty for what must be sent once only. */
  retryDelaysMs: readonly number[];
  /** What a call may take, in milliseconds: where the service asks for a longer wait, the call fails. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** Tries until it works, the failure is not a passing one, or the delays are used up. */
export async function withRetries<TAnswer>(
  attempt: () => Promise<TAnswer>,
  rules: RetryRules,
): Promise<TAnswer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = rules.retryDelaysMs[tries];
      if (delay === undefined || !(error instanceof ApiError) || !passesSoon(error)) throw error;
      const wanted = error.retryAfter === undefined ? delay : error.retryAfter * 1000;
      if (wanted > rules.timeoutMs) throw error;
      await wait(wanted, rules.signal);
    }
  }
}

/** Ends early when the caller gives up: the next attempt then says so. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
