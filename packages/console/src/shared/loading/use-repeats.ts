import { useEffect, useEffectEvent, useState } from 'react';

/** Something that is done again by itself, in growing steps, until it has come to something. */
export interface Repeats {
  /** When it is done next, in milliseconds since 1970; not before it came to nothing once, nor after `stop`. */
  nextAt: number | undefined;
  /** When it came to nothing last. */
  missedAt: Date | undefined;
  /** It came to nothing: it is done again after the next step. */
  miss(): void;
  /** It could not be done: it is done again after the next step, and nothing is said of what it came to. */
  defer(): void;
  start(): void;
  stop(): void;
}

/**
 * Does something again until it is stopped.
 *
 * @param waits how long to wait after each time, in seconds; the last one counts from then on
 * @param isDone what is done has come to something: it stops, and does not go on should that be undone
 */
export function useRepeats(
  waits: readonly [number, ...number[]],
  isRunning: boolean,
  isDone: boolean,
  run: () => void,
): Repeats {
  const [missed, setMissed] = useState<{ times: number; from: number; at: number | undefined }>({
    times: 0,
    from: 0,
    at: undefined,
  });
  const [isStopped, setStopped] = useState(false);
  if (isDone && !isStopped) setStopped(true);
  const wait = waits[Math.min(missed.times, waits.length) - 1];
  const nextAt = wait === undefined || isStopped || isRunning ? undefined : missed.from + wait * 1000;
  const again = useEffectEvent(run);
  useEffect(() => {
    if (nextAt === undefined) return undefined;
    const timer = setTimeout(again, nextAt - Date.now());
    return () => clearTimeout(timer);
  }, [nextAt]);
  return {
    nextAt,
    missedAt: missed.at === undefined ? undefined : new Date(missed.at),
    miss: () => setMissed(({ times }) => ({ times: times + 1, from: Date.now(), at: Date.now() })),
    defer: () => setMissed(({ times, at }) => ({ times: times + 1, from: Date.now(), at })),
    start: () => setStopped(false),
    stop: () => setStopped(true),
  };
}
