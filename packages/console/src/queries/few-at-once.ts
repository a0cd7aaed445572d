import type { QueryClient } from '@tanstack/react-query';

interface Queue {
  running: number;
  waiting: (() => void)[];
}

const AT_ONCE = 4;
const queues = new WeakMap<QueryClient, Queue>();

/**
 * Waits until what is on screen has been painted, then sends what a page can do without a few at a time: a browser
 * allows few connections to one origin, and what somebody presses next must not wait behind a hundred small reads.
 */
export async function fewAtOnce<TAnswer>(
  queryClient: QueryClient,
  task: () => Promise<TAnswer>,
): Promise<TAnswer> {
  await painted();
  const queue = queues.get(queryClient) ?? { running: 0, waiting: [] };
  queues.set(queryClient, queue);
  if (queue.running >= AT_ONCE) await new Promise<void>((resolve) => queue.waiting.push(resolve));
  queue.running += 1;
  try {
    return await task();
  } finally {
    queue.running -= 1;
    queue.waiting.shift()?.();
  }
}

/** Resolves after the next frame; at once on a page that is not seen, where no frame comes. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
