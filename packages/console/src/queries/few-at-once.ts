import type { QueryClient } from '@tanstack/react-query';

interface Queue {
  running: number;
  waiting: (() => void)[];
}

const AT_ONCE = 4;
const queues = new WeakMap<QueryClient, Queue>();

/**
 * Sends what a page can do without a few at a time: a browser allows few connections to one origin, and what
 * somebody presses next must not wait behind a hundred small reads.
 */
export async function fewAtOnce<TAnswer>(
  queryClient: QueryClient,
  task: () => Promise<TAnswer>,
): Promise<TAnswer> {
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
