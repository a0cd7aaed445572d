import type { AppStorage } from '#shared/storage.ts';
import type { BulkOrder } from './bulk-order.ts';
import type { BulkRows } from './bulk-rows.ts';
import { type KeptRun, orderText, outcomesText, readKeptRun } from './kept-run.ts';
import type { RunLock } from './run-lock.ts';

/** Keeps the bulk action of this tab for the page that follows a reload. */
export interface RunKeeper {
  /** What the page before this one left, unless another tab goes on with it: a tab that is duplicated has its storage too. */
  take(): Promise<KeptRun | undefined>;
  /** Whether a page before this one left anything. */
  hasAny(): boolean;
  /** From now on this run is kept, in place of any other. */
  keep(
    id: string,
    order: Pick<BulkOrder, 'origin' | 'excluded' | 'title' | 'fileName' | 'isOnce' | 'rows'>,
    rows: BulkRows,
  ): void;
  /** A row begins: whatever happens to the page, it does not count as one that was not begun. */
  begins(): void;
  /** Rows have ended: written within a second. */
  changed(): void;
  /** Nothing is under way any more. */
  ended(title: string): void;
  /** Nothing is kept any more. */
  drop(): void;
  /** Writes no more: what is kept stays, unless the person signs out. */
  end(): void;
}

const EVERY_MS = 1000;
/** Rows that may begin before it is written again: more than four at once begin in a second. */
const AHEAD = 500;
/** What is ordered for more rows than fit into this is not kept: a browser gives a tab five million characters. */
const MOST_CHARACTERS = 2_000_000;

/**
 * @param person the id of the person who is signed in
 * @param page says when it is about to be closed
 */
export function createRunKeeper(
  storage: AppStorage,
  person: string,
  lock: RunLock,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): RunKeeper {
  let kept: { id: string; rows: BulkRows; ended?: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayBegin = 0;

  const read = () => readKeptRun(storage.read('bulkOrder'), storage.read('bulkOutcomes'), person);

  function end(): void {
    stop();
    kept = undefined;
    lock.release();
  }

  function drop(): void {
    end();
    storage.remove('bulkOrder');
    storage.remove('bulkOutcomes');
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    page.removeEventListener('pagehide', writeExactly);
  }

  function write(ahead: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (kept === undefined) return;
    mayBegin = ahead;
    const text = outcomesText(kept.id, kept.rows, kept.ended, ahead);
    storage.write('bulkOutcomes', text);
    // What is out of date would have rows sent twice.
    if (storage.read('bulkOutcomes') !== text) drop();
  }

  const writeExactly = () => write(0);

  return {
    hasAny: () => storage.read('bulkOrder') !== undefined,
    async take() {
      const found = read();
      if (found !== undefined && (await lock.hold(found.id))) return found;
      drop();
      return undefined;
    },
    keep(id, { origin, excluded = [], title, fileName, isOnce = false, rows: targets }, rows) {
      drop();
      if (origin === undefined) return;
      const text = orderText(
        { id, origin, title, fileName, isOnce, targets: [...targets], excluded: [...excluded] },
        person,
      );
      if (text.length > MOST_CHARACTERS) return;
      void lock.hold(id);
      kept = { id, rows };
      page.addEventListener('pagehide', writeExactly);
      storage.write('bulkOrder', text);
      write(AHEAD);
    },
    begins() {
      if (kept === undefined) return;
      if (mayBegin === 0) write(AHEAD);
      mayBegin -= 1;
    },
    changed() {
      if (kept !== undefined) timer ??= setTimeout(() => write(AHEAD), EVERY_MS);
    },
    ended(title) {
      if (kept === undefined) return;
      kept.ended = title;
      write(0);
      stop();
    },
    drop,
    end,
  };
}
