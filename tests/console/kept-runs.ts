import type { BulkOrder } from '#console/shared/bulk/bulk-order.ts';
import { createBulkRows } from '#console/shared/bulk/bulk-rows.ts';
import { createRunKeeper } from '#console/shared/bulk/run-keeper.ts';
import type { RunLock } from '#console/shared/bulk/run-lock.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';
import { deletion } from './bulk-orders.ts';

/** No other tab has it. */
export const freeLock: RunLock = { hold: () => Promise.resolve(true), release: () => undefined };

/** A tab: its storage outlives its pages. */
export function openTab(session = memory()) {
  const storage = createStorage({ local: memory(), session });
  return {
    session,
    storage,
    /** What keeps the runs of a page of this tab. */
    page(person = 'carla', lock = freeLock) {
      const events = new EventTarget() as Window;
      const keeper = createRunKeeper(storage, person, lock, events);
      return { keeper, hide: () => events.dispatchEvent(new Event('pagehide')) };
    },
  };
}

export const targets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `u${index}`, name: `User ${index}` }));

/** The order to delete so many users, as a dialog gives it. */
export const deletionOf = (count: number, given: Partial<BulkOrder> = {}): BulkOrder =>
  deletion({
    rows: targets(count),
    act: () => Promise.resolve(),
    origin: { action: 'users.delete', choice: null },
    ...given,
  });

/** A run of which so many rows are done and the next ones are under way. */
export function begun(order: BulkOrder, done: number, running = 0) {
  const rows = createBulkRows(order.rows, order.excluded ?? [], order.isOnce);
  for (let index = 0; index < done; index += 1) rows.begin()?.end({ state: 'done' });
  for (let index = 0; index < running; index += 1) rows.begin();
  return rows;
}
