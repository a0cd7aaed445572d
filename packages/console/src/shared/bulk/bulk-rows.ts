import { isPassing } from '@archive-console/api-client';
import type { BulkTarget } from './bulk-target.ts';

/** How one row of a bulk action stands. */
export type BulkOutcome =
  /** `isUnclear`: it was begun before, and is looked up before it is sent. */
  | { state: 'pending'; isUnclear?: boolean }
  | { state: 'running'; isUnclear?: boolean }
  | { state: 'done' }
  | { state: 'failed'; code: string; error: unknown }
  /**
   * Begun, and it is not known what became of it: its answer was lost, which the error says, or the page was closed
   * before it.
   */
  | { state: 'unclear'; code?: string; error?: unknown }
  | { state: 'skipped' }
  /** Selected, and never acted on: the reason is known before. */
  | { state: 'excluded'; reason: string };

type FailedOrUnclear = Extract<BulkOutcome, { state: 'failed' | 'unclear' }>;

/** Whether a row failed or is unclear: then it has an error, unless the page was closed before its answer. */
export const isFailedOrUnclear = (outcome: BulkOutcome): outcome is FailedOrUnclear =>
  outcome.state === 'failed' || outcome.state === 'unclear';

export interface BulkRow extends BulkTarget {
  outcome: BulkOutcome;
}

export type BulkCounts = Readonly<Record<BulkOutcome['state'], number>>;

/** What needs a look first, then what runs, then the rest. */
const shownOrder = ['failed', 'unclear', 'running', 'skipped', 'pending', 'excluded', 'done'] as const;

/** Whether a row failed or is unclear, and may come out better another time. */
function canTryAgain(outcome: BulkOutcome, isOnce: boolean): boolean {
  if (outcome.state === 'unclear') return !(isOnce && outcome.error !== undefined);
  return outcome.state === 'failed' && isPassing(outcome.error);
}

/** Why a row stands as it does, where several may have the same reason. */
function causeOf(outcome: BulkOutcome | undefined): string | undefined {
  if (outcome && isFailedOrUnclear(outcome)) return outcome.code ?? '';
  return outcome?.state === 'excluded' ? outcome.reason : undefined;
}

/**
 * The rows of one bulk run. A row that is done costs the same however many there are: rows change in place, and their
 * indexes lie ready by outcome, in the order in which they got it. One that failed is put to those of its cause.
 */
export interface BulkRows {
  /** All of them in the order given; one array, which changes in place. */
  readonly all: readonly BulkRow[];
  counts(): BulkCounts;
  /** Failed or unclear rows that may come out better another time. */
  againCount(): number;
  /** The row at an index of the shown order: failures first. */
  shownAt(index: number): BulkRow | undefined;
  /** Marks the next pending row as running; undefined where there is none. An unclear one is looked up before it is sent. */
  begin(): { row: BulkRow; isUnclear: boolean; end(outcome: BulkOutcome): void } | undefined;
  /** The indexes of those that begin next, at most so many. */
  nextPending(most: number): readonly number[];
  /** Rows not begun are left out. */
  skipPending(): void;
  /** Failed and unclear rows that may come out better are pending again. */
  tryAgain(): void;
  /** Rows that were left out or are unclear are pending again. */
  goOn(): void;
}

const begunAnew = ({ state }: BulkOutcome): BulkOutcome => ({
  state: 'pending',
  ...(state === 'unclear' && { isUnclear: true }),
});

/**
 * @param isOnce whether doing it twice would make two: what may have been done is not tried again
 * @param outcomeAt how a row stands already @default pending
 */
export function createBulkRows(
  targets: readonly BulkTarget[],
  excluded: readonly (BulkTarget & { reason: string })[],
  isOnce = false,
  outcomeAt: (index: number) => BulkOutcome = () => ({ state: 'pending' }),
): BulkRows {
  const all: BulkRow[] = [];
  let indexes = emptyIndexes();
  /** Those before it are begun, and count no more. */
  let nextPending = 0;
  let again = 0;

  for (const [index, target] of targets.entries()) add(target, outcomeAt(index));
  for (const { reason, ...target } of excluded) add(target, { state: 'excluded', reason });

  function add(target: BulkTarget, outcome: BulkOutcome): void {
    all.push({ ...target, outcome });
    putIndex(all.length - 1, outcome);
    if (canTryAgain(outcome, isOnce)) again += 1;
  }

  function set(index: number, row: BulkRow, outcome: BulkOutcome): BulkRow {
    const changed = { ...row, outcome };
    all[index] = changed;
    putIndex(index, outcome);
    if (canTryAgain(outcome, isOnce)) again += 1;
    return changed;
  }

  /** Behind the last one of the same cause, else behind all of this outcome. */
  function putIndex(index: number, outcome: BulkOutcome): void {
    const alike = indexes[outcome.state];
    const cause = causeOf(outcome);
    const last = cause === undefined ? -1 : alike.findLastIndex((at) => causeOf(all[at]?.outcome) === cause);
    if (last === -1) alike.push(index);
    else alike.splice(last + 1, 0, index);
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
      unclear: countOf('unclear'),
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
      const isUnclear = pending.outcome.state === 'pending' && pending.outcome.isUnclear === true;
      const row = set(index, pending, { state: 'running', ...(isUnclear && { isUnclear }) });
      return {
        row,
        isUnclear,
        end(outcome) {
          indexes.running.splice(indexes.running.indexOf(index), 1);
          set(index, row, outcome);
        },
      };
    },
    nextPending: (most) => indexes.pending.slice(nextPending, nextPending + most),
    skipPending: () =>
      sortAnew(({ outcome }) =>
        outcome.state === 'pending' ? { state: outcome.isUnclear ? 'unclear' : 'skipped' } : outcome,
      ),
    goOn: () =>
      sortAnew(({ outcome }) =>
        outcome.state === 'skipped' || outcome.state === 'unclear' ? begunAnew(outcome) : outcome,
      ),
    tryAgain: () => sortAnew(({ outcome }) => (canTryAgain(outcome, isOnce) ? begunAnew(outcome) : outcome)),
  };
}

function emptyIndexes(): Record<BulkOutcome['state'], number[]> {
  return { pending: [], running: [], done: [], failed: [], unclear: [], skipped: [], excluded: [] };
}
