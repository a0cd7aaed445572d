import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '#shared/runtime/services.ts';
import { type BulkRun, type BulkRuns, createBulkRuns } from './bulk-runs.ts';
import { bulkRunningOf } from './is-bulk-running.ts';
import { stoppedAt } from './stopped-at.ts';

const all = new WeakMap<Services, BulkRuns>();

/** The bulk actions of this console; they end with it. */
export function useBulkRuns(): BulkRuns {
  const services = useServices();
  const known = all.get(services);
  if (known !== undefined) return known;
  const created = createBulkRuns(services.toasts, (counts) => stoppedAt(services.i18n, counts));
  created.subscribe(() => bulkRunningOf(services).set(created.isRunning()));
  all.set(services, created);
  services.atEnd(created.forget);
  return created;
}

/** The bulk action of this console, under way or just ended. Renders again while rows end: for what shows them. */
export function useBulkRun(): BulkRun | undefined {
  const { subscribe, current } = useBulkRuns();
  return useSyncExternalStore(subscribe, current);
}
