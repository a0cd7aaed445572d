import { useSyncExternalStore } from 'react';
import { useWords } from '#shared/i18n/use-words.ts';
import { type Services, useServices } from '#shared/runtime/services.ts';
import type { BulkRuns } from './bulk-runs.ts';

type Busy = ReturnType<BulkRuns['busyWith']>;

/** What holds back another bulk action: all that a list has to know of it before the first one begins. */
interface BulkBusy {
  with(): Busy;
  set(next: Busy): void;
  subscribe(listener: () => void): () => void;
}

const all = new WeakMap<Services, BulkBusy>();

/** Of this console. */
export function bulkBusyOf(services: Services): BulkBusy {
  const known = all.get(services);
  if (known !== undefined) return known;
  const listeners = new Set<() => void>();
  let busy: Busy;
  const created: BulkBusy = {
    with: () => busy,
    set(next) {
      if (next === busy) return;
      busy = next;
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

/** Whether a bulk action is under way or interrupted. Renders again when that changes, and not while rows end. */
export function useBulkBusy(): Busy {
  const busy = bulkBusyOf(useServices());
  return useSyncExternalStore(busy.subscribe, busy.with);
}

const reasons = { running: 'objects:bulk.running', interrupted: 'objects:bulk.interrupted' } as const;

/** Why no other bulk action can begin now, in words. */
export function useWhyBusy(): string | undefined {
  const say = useWords();
  const busy = useBulkBusy();
  return busy && say(reasons[busy]);
}
