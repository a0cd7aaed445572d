import { useSecondsLeft } from '#shared/loading/use-seconds-left.ts';

/** How long one waits before the same mail is asked for again. */
export const COOL_DOWN_MS = 60_000;

/** Whole seconds until a mail may be asked for again; 0 once it may. A clock that was set back does not prolong it. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = Math.min(COOL_DOWN_MS, sentAt + COOL_DOWN_MS - now);
  return Math.max(0, Math.ceil(left / 1000));
}

/** The same, counted down while it is shown. `sentAt` is in milliseconds since 1970. */
export const useCoolDown = (sentAt: number): number => useSecondsLeft((now) => secondsLeft(sentAt, now));
