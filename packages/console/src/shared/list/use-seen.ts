import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

const SEPARATOR = '\n';

/** Values that the answers read so far contain, each once and in order; again while more answers arrive. */
export function useSeen(read: (queryClient: QueryClient) => readonly string[]): readonly string[] {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const seen = useSyncExternalStore(subscribe, () =>
    [...new Set(read(queryClient))].toSorted((one, other) => one.localeCompare(other)).join(SEPARATOR),
  );
  return seen === '' ? [] : seen.split(SEPARATOR);
}
