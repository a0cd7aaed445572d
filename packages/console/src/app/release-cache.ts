import type { QueryClient } from '@tanstack/react-query';

/** In milliseconds. A write that is still under way is looked at this often. */
const SOON = 1000;

/**
 * Lets go of what a cache holds by timers, before it is cleared: `clear` leaves those of mutations, and a page that is
 * left afterwards sets one for each entry it showed.
 */
export function releaseCache(queryClient: QueryClient): void {
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    for (const entry of cache.getAll()) {
      entry.destroy();
      entry.gcTime = SOON;
    }
}
