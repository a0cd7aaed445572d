import { ApiError } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { eachFewAtOnce } from './few-at-once.ts';

/** How a reading of many stands: `failed` where nothing at all could be read. */
export type ReadingPhase = 'reading' | 'stopped' | 'read' | 'failed';

/** How what is read of each of many arrives. */
export interface EachRead<TItem, TAnswer> {
  signal: AbortSignal;
  onRead(item: TItem, answer: TAnswer): void;
  onFailed(item: TItem, error: unknown): void;
}

/**
 * Reads something of each of many. One that cannot be read does not keep back the others, unless the session is over:
 * then every further read would fail too.
 */
export const readOfEach = <TItem, TAnswer>(
  queryClient: QueryClient,
  items: readonly TItem[],
  read: (item: TItem) => Promise<TAnswer>,
  { signal, onRead, onFailed }: EachRead<TItem, TAnswer>,
): Promise<void> =>
  eachFewAtOnce(
    queryClient,
    items,
    async (item) => {
      try {
        onRead(item, await read(item));
      } catch (error) {
        if (isSessionOver(error)) throw error;
        onFailed(item, error);
      }
    },
    signal,
  );

export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401;
