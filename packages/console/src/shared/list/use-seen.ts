import {
  notifyManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

const SEPARATOR = '\n';

/** Values that the answers read so far contain, each once and in order; again while more answers arrive. */
export function useSeen(read: (queryClient: QueryClient) => readonly string[]): readonly string[] {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToAnswers(queryClient, listener),
    [queryClient],
  );
  const seen = useSyncExternalStore(subscribe, () =>
    [...new Set(read(queryClient))].toSorted((one, other) => one.localeCompare(other)).join(SEPARATOR),
  );
  return seen === '' ? [] : seen.split(SEPARATOR);
}

/**
 * Calls back when an answer arrives or goes. A read has many more steps, and a page of rows hundreds of them: to look
 * through all answers at each would hold up the keys that are pressed meanwhile.
 */
export function subscribeToAnswers(queryClient: QueryClient, listener: () => void): () => void {
  const notify = notifyManager.batchCalls(listener);
  return queryClient.getQueryCache().subscribe((event) => {
    if (isOfAnswer(event)) notify();
  });
}

function isOfAnswer(event: QueryCacheNotifyEvent): boolean {
  if (event.type === 'added') return event.query.state.data !== undefined;
  if (event.type === 'updated') return event.action.type === 'success' || event.action.type === 'setState';
  return event.type === 'removed';
}
