import { authenticationQueries } from '#queries/authentication.ts';
import type { Services } from '#shared/runtime/services.ts';
import type { Pages } from './session-sync.ts';

/** Loads and starts the session sync once there is a session. Answers how to end it. */
export function syncSessionDeferred(services: Services, pages: Pages): () => void {
  const { logger, queryClient } = services;
  const { queryKey } = authenticationQueries.session();
  let isOver = false;
  let stop = () => {};

  async function begin(): Promise<void> {
    try {
      const { syncSession } = await import('./session-sync.ts');
      if (!isOver) stop = syncSession(services, pages);
    } catch (error) {
      logger.error(error);
    }
  }

  function look(): void {
    if (queryClient.getQueryData(queryKey)?.isAuthenticated !== true) return;
    stop();
    void begin();
  }

  stop = queryClient.getQueryCache().subscribe(look);
  look();
  return () => {
    isOver = true;
    stop();
  };
}
