import type { AnyOperation, InputOf } from '@archive-console/api-client';
import { hashKey, type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, query } from './api.ts';

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** How many of many small reads run at the same time: the page beside them goes on. */
export const AT_ONCE = 4;
const queues = new WeakMap<QueryClient, Queue>();

/**
 * Waits until what is on screen has been painted, then sends what a page can do without a few at a time: a browser
 * allows few connections to one origin, and the next action must not wait behind a hundred small reads.
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

/**
 * Does a task for each of many, so many at once and in their order. What is not begun when `signal` ends it, or when
 * one fails, stays undone.
 */
export async function eachAtOnce<TItem>(
  atOnce: number,
  items: readonly TItem[],
  task: (item: TItem) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of queue) {
      if (signal.aborted || hasFailed) return;
      await task(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The same, and what is on screen comes first. */
export const eachFewAtOnce = <TItem>(
  queryClient: QueryClient,
  items: readonly TItem[],
  task: (item: TItem) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => eachAtOnce(AT_ONCE, items, (item) => fewAtOnce(queryClient, () => task(item)), signal);

/** Reads that wait for their turn, and what calls them off: the same may be read elsewhere, without waiting. */
const queued = new WeakMap<Query, AbortSignal>();

/** Whether a read is not sent yet: its answer will know what has changed by now. */
export const isYetToSend = (read: Query): boolean => queued.get(read)?.aborted === false;

/** A read of which a page sends many, one for each row. */
export function queryFewAtOnce<TOperation extends AnyOperation>(
  operation: TOperation,
  input: InputOf<TOperation>,
) {
  return queryOptions({
    ...query(operation, input),
    queryFn: ({ client, queryKey, signal }) => {
      const read = client.getQueryCache().get(hashKey(queryKey));
      if (read) queued.set(read, signal);
      return fewAtOnce(client, () => {
        // One that was called off has its turn as well, and is not sent: another may wait in its place.
        if (read && queued.get(read) === signal) queued.delete(read);
        return call(client, operation, input, signal);
      });
    },
  });
}

/** Resolves after the next frame; at once on a page that is not seen, where no frame comes. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
