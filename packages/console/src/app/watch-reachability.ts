import { ApiError } from '@archive-console/api-client';
import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { serviceQueries } from '#queries/service.ts';
import type { Services } from '#shared/runtime/services.ts';

/** How the service is reached. */
export interface Reachability {
  isReached: boolean;
  /** It is being asked now. */
  isAsking: boolean;
}

/** Pause before a service that did not answer is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5000;

/**
 * Reports whether the service is reached. Signs that it may not be are no more than a reason to ask it: what a browser
 * thinks of the network is often wrong. Answers how to ask at once, and how to end.
 */
export function watchReachability(
  { live, queryClient }: Pick<Services, 'live' | 'queryClient'>,
  report: (reachability: Reachability) => void,
) {
  let isReached = true;
  let isAsking = false;
  let isOver = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    if (isAsking || isOver) return;
    clearTimeout(waiting);
    isAsking = true;
    report({ isReached, isAsking });
    const answered = await isAnswered(queryClient);
    isAsking = false;
    if (isOver) return;
    if (answered && !isReached) catchUp();
    isReached = answered;
    report({ isReached, isAsking });
    if (!isReached) waiting = setTimeout(() => void ask(), ASK_AGAIN_MS);
  }

  /** Reads again what failed in the meantime; the rest follows once the hub is back. */
  function catchUp(): void {
    live.tryNow();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }

  const now = () => void ask();
  const doubt = () => {
    if (isReached) now();
  };
  window.addEventListener('offline', doubt);
  window.addEventListener('online', now);
  const stopFailures = onUnreachable(queryClient, doubt);
  const stopLive = live.subscribe(() => live.state().phase === 'reconnecting' && doubt());
  if (!navigator.onLine) doubt();
  return {
    now,
    end() {
      isOver = true;
      clearTimeout(waiting);
      window.removeEventListener('offline', doubt);
      window.removeEventListener('online', now);
      stopFailures();
      stopLive();
    },
  };
}

/** Asks whether the service answers; a refusal is an answer too. */
function isAnswered(queryClient: QueryClient): Promise<boolean> {
  return queryClient.query({ ...serviceQueries.status(), staleTime: 0 }).then(
    () => true,
    (error: unknown) => !isUnreachable(error),
  );
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Is notified of every read and write that got no answer. */
function onUnreachable(queryClient: QueryClient, notify: () => void): () => void {
  const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnreachable(event.action.error))
      notify();
  };
  const stopReads = queryClient.getQueryCache().subscribe(look);
  const stopWrites = queryClient.getMutationCache().subscribe(look);
  return () => {
    stopReads();
    stopWrites();
  };
}
