/** What takes less belongs to the drawing itself. */
const LONG_MS = 1000;

const pending = new Set<number>();
const setTimer = window.setTimeout.bind(window);

// The runner of the tests has taken its own timers before.
window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]) => {
  const timer = setTimer(handler, delay, ...given);
  if (delay >= LONG_MS) pending.add(timer);
  return timer;
}) as typeof window.setTimeout;

/** Lets what is shown for a while, as that a text was copied, stay for the pictures, however slowly they are drawn. */
export function holdTimers(): void {
  for (const timer of pending) window.clearTimeout(timer);
  pending.clear();
}
