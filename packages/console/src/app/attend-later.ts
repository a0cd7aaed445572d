import { authenticationQueries } from '#queries/authentication.ts';
import type { Services } from '#shared/services.ts';
import { whenQuiet } from '#shared/when-quiet.ts';
import type { Pages } from './attend-session.ts';

/** From then on it is begun whatever the page still waits for, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/**
 * Attends the session once there is one and its first page has what it needs: what that takes is not in its way.
 * Answers how to end it.
 */
export function attendLater(services: Services, pages: Pages): () => void {
  const { logger, queryClient } = services;
  const { queryKey } = authenticationQueries.session();
  let isOver = false;
  let stop = () => {};

  async function begin(): Promise<void> {
    try {
      const { attendSession } = await import('./attend-session.ts');
      if (!isOver) stop = attendSession(services, pages);
    } catch (error) {
      logger.error(error);
    }
  }

  function look(): void {
    if (queryClient.getQueryData(queryKey)?.isAuthenticated !== true) return;
    stop();
    const since = performance.now();
    stop = whenQuiet(
      () => queryClient.isFetching() === 0 || performance.now() - since > LONGEST_WAIT_MS,
      () => void begin(),
    );
  }

  stop = queryClient.getQueryCache().subscribe(look);
  look();
  return () => {
    isOver = true;
    stop();
  };
}
