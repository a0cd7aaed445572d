import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '#shared/runtime/services.ts';

/** Whether a bulk action is under way: all that a list has to know of it before the first one begins. */
interface BulkRunning {
  isRunning(): boolean;
  set(isRunning: boolean): void;
  subscribe(listener: () => void): () => void;
}

const all = new WeakMap<Services, BulkRunning>();

/** Of this console. */
export function bulkRunningOf(services: Services): BulkRunning {
  const known = all.get(services);
  if (known !== undefined) return known;
  const listeners = new Set<() => void>();
  let isRunning = false;
  const created: BulkRunning = {
    isRunning: () => isRunning,
    set(next) {
      if (next === isRunning) return;
      isRunning = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  all.set(services, created);
  return created;
}

/** Whether a bulk action is under way. Renders again when that changes, and not while rows end. */
export function useIsBulkRunning(): boolean {
  const { subscribe, isRunning } = bulkRunningOf(useServices());
  return useSyncExternalStore(subscribe, isRunning);
}
