import { useSyncExternalStore } from 'react';
import type { BulkRun } from './bulk-runs.ts';
import { useServices } from './services.ts';

/** The bulk action of this console, under way or just ended. */
export function useBulkRun(): BulkRun | undefined {
  const { bulkRuns } = useServices();
  return useSyncExternalStore(bulkRuns.subscribe, bulkRuns.current);
}
