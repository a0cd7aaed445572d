import type { QueryClient } from '@tanstack/react-query';

/** How often `isIdle` is asked, in milliseconds. */
const LOOK_EVERY_MS = 50;

/**
 * Acts once, as soon as `isIdle` was true twice in a row: what can wait does not compete with what
 * the first screen needs. Answers how to call it off.
 */
export function whenIdle(isIdle: () => boolean, act: () => void): () => void {
  let held = 0;
  const looking = setInterval(() => {
    held = isIdle() ? held + 1 : 0;
    if (held < 2) return;
    clearInterval(looking);
    act();
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}

/** From then on it is acted whatever the page still waits for, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/**
 * Acts once, as soon as the page waits for no answer, at the latest when it has had its time: what acts then is there
 * when the connection is lost. Answers how to call it off.
 */
export function whenPageIsIdle(
  queryClient: QueryClient,
  act: () => void,
  longestWaitMs = LONGEST_WAIT_MS,
): () => void {
  const since = performance.now();
  return whenIdle(() => queryClient.isFetching() === 0 || performance.now() - since > longestWaitMs, act);
}
