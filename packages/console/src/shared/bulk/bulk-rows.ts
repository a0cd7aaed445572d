import { isPassing } from '@archive-console/api-client';
import { outcomeOf } from '#queries/write-outcome.ts';

/** How one row of a bulk action stands. */
export type BulkOutcome =
  | { state: 'pending' }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; code: string; error: unknown }
  | { state: 'skipped' }
  /** Selected, and never acted on: the reason is known before. */
  | { state: 'excluded'; reason: string };

/** The object of one row of a bulk action. */
export interface BulkTarget {
  id: string;
  name: string;
  /** Distinguishes a person from another of the same name. */
  userName?: string;
  email?: string;
}

export interface BulkRow extends BulkTarget {
  outcome: BulkOutcome;
}

export type BulkCounts = Readonly<Record<BulkOutcome['state'], number>>;

/** What needs a look first, then what runs, then the rest. */
const shownOrder = ['failed', 'running', 'skipped', 'pending', 'excluded', 'done'] as const;

/** Whether a row failed and may come out better another time. */
function canTryAgain(outcome: BulkOutcome, isOnce: boolean): boolean {
  if (outcome.state !== 'failed') return false;
  return isPassing(outcome.error) && !(isOnce && outcomeOf(outcome.error) === 'unknown');
}

/**
 * The rows of one bulk run. Each step costs the same however many there are: rows change in place, and their indexes
 * lie ready by outcome, in the order in which they got it.
 */
export interface BulkRows {
  /** All of them in the order given; one array, which changes in place. */
  readonly all: readonly BulkRow[];
  counts(): BulkCounts;
  /** Failed rows that may come out better another time. */
  againCount(): number;
  /** The row at an index of the shown order: failures first. */
  shownAt(index: number): BulkRow | undefined;
  /** Marks the next pending row as running; undefined where there is none. */
  begin(): { row: BulkRow; end(outcome: BulkOutcome): void } | undefined;
  /** Rows not begun are left out. */
  skipPending(): void;
  /** Failed rows that may come out better are pending again. */
  tryAgain(): void;
  /** Rows that were left out are pending again. */
  goOn(): void;
}

/** @param isOnce whether doing it twice would make two: what may have been done is not tried again */
export function createBulkRows(
  targets: readonly BulkTarget[],
  excluded: readonly (BulkTarget & { reason: string })[],
  isOnce = false,
): BulkRows {
  const all: BulkRow[] = [];
  let indexes = emptyIndexes();
  /** Those before it are begun, and count no more. */
  let nextPending = 0;
  let again = 0;

  for (const target of targets) add(target, { state: 'pending' });
  for (const { reason, ...target } of excluded) add(target, { state: 'excluded', reason });

  function add(target: BulkTarget, outcome: BulkOutcome): void {
    indexes[outcome.state].push(all.length);
    all.push({ ...target, outcome });
  }

  function set(index: number, row: BulkRow, outcome: BulkOutcome): BulkRow {
    const changed = { ...row, outcome };
    all[index] = changed;
    indexes[outcome.state].push(index);
    if (canTryAgain(outcome, isOnce)) again += 1;
    return changed;
  }

  /** Gives every row the outcome it should have from here on. */
  function sortAnew(next: (row: BulkRow) => BulkOutcome): void {
    indexes = emptyIndexes();
    nextPending = 0;
    again = 0;
    for (const [index, row] of all.entries()) set(index, row, next(row));
  }

  const countOf = (state: BulkOutcome['state']) =>
    indexes[state].length - (state === 'pending' ? nextPending : 0);

  return {
    all,
    counts: () => ({
      pending: countOf('pending'),
      running: countOf('running'),
      done: countOf('done'),
      failed: countOf('failed'),
      skipped: countOf('skipped'),
      excluded: countOf('excluded'),
    }),
    againCount: () => again,
    shownAt(shown) {
      let rest = shown;
      for (const state of shownOrder) {
        const count = countOf(state);
        if (rest < count) return all[indexes[state][rest + (state === 'pending' ? nextPending : 0)] ?? -1];
        rest -= count;
      }
      return undefined;
    },
    begin() {
      const index = indexes.pending[nextPending];
      const pending = index === undefined ? undefined : all[index];
      if (index === undefined || pending === undefined) return undefined;
      nextPending += 1;
      const row = set(index, pending, { state: 'running' });
      return {
        row,
        end(outcome) {
          indexes.running.splice(indexes.running.indexOf(index), 1);
          set(index, row, outcome);
        },
      };
    },
    skipPending: () =>
      sortAnew(({ outcome }) => (outcome.state === 'pending' ? { state: 'skipped' } : outcome)),
    goOn: () => sortAnew(({ outcome }) => (outcome.state === 'skipped' ? { state: 'pending' } : outcome)),
    tryAgain: () =>
      sortAnew(({ outcome }) => (canTryAgain(outcome, isOnce) ? { state: 'pending' } : outcome)),
  };
}

function emptyIndexes(): Record<BulkOutcome['state'], number[]> {
  return { pending: [], running: [], done: [], failed: [], skipped: [], excluded: [] };
}
