import { useSyncExternalStore } from 'react';
import { authenticationQueries } from '#queries/authentication.ts';
import { type Services, useServices } from '#shared/runtime/services.ts';
import { bulkBusyOf } from './bulk-busy.ts';
import type { BulkRun } from './bulk-run.ts';
import { type BulkRuns, createBulkRuns } from './bulk-runs.ts';
import { createRunKeeper } from './run-keeper.ts';
import { createRunLock } from './run-lock.ts';
import { createRunWords } from './run-words.ts';

const all = new WeakMap<Services, BulkRuns>();

/** The bulk actions of this console; they end with it. */
export function useBulkRuns(): BulkRuns {
  const services = useServices();
  const known = all.get(services);
  if (known !== undefined) return known;
  const { i18n, queryClient, storage, toasts } = services;
  const person = queryClient.getQueryData(authenticationQueries.session().queryKey)?.userId ?? '';
  const keeper = createRunKeeper(storage, person, createRunLock(), window);
  const created = createBulkRuns(toasts, createRunWords(i18n), keeper);
  const busy = bulkBusyOf(services);
  created.subscribe(() => busy.set(created.busyWith()));
  // Not while this component renders: lists render by it.
  queueMicrotask(() => busy.set(created.busyWith()));
  all.set(services, created);
  services.atEnd(created.forget);
  return created;
}

/** The bulk action whose sheet is open. Renders again while rows end: for what shows them. */
export function useShownRun(): BulkRun | undefined {
  const { subscribe, current } = useBulkRuns();
  return useSyncExternalStore(subscribe, current);
}

/** The bulk action that is under way or interrupted while its sheet is not open. Renders again while rows end. */
export function useRunAside(): BulkRun | undefined {
  const { subscribe, aside } = useBulkRuns();
  return useSyncExternalStore(subscribe, aside);
}
