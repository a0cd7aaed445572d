import { ApiError, FETCH_ERROR } from '@archive-console/api-client';
import type { ToastQueue, ToastTone } from '@archive-console/ui';
import { secondsToWait } from '#queries/patient-reads.ts';
import type { BulkOrder, BulkWords } from './bulk-order.ts';
import { createBulkPauses } from './bulk-pauses.ts';
import {
  type BulkCounts,
  type BulkOutcome,
  type BulkRow,
  type BulkRows,
  createBulkRows,
} from './bulk-rows.ts';

/** How far a bulk action is, at the time of a notification. */
export interface BulkRun extends Pick<BulkWords, 'reason' | 'fileName'> {
  /** What is being done; once nothing is under way, what it came to. */
  title: string;
  /** `stopping`: nothing new begins, what is under way ends. */
  phase: 'running' | 'stopping' | 'finished' | 'stopped';
  counts: BulkCounts;
  /** Until when nothing is sent, because the service asks to wait; undefined where it does not. */
  waitsUntil: Date | undefined;
  /** Failed rows that may come out better another time. */
  againCount: number;
  /** All rows in the order given: one array for the whole run, which changes in place. */
  rows: readonly BulkRow[];
  /** Reads one row in the order of the sheet: failures first. */
  rowAt(index: number): BulkRow | undefined;
}

/** The one bulk action of a console. It outlives the screen that ordered it, but not the session. */
export interface BulkRuns {
  /** The same object until the next notification. */
  current(): BulkRun | undefined;
  /** Whether rows are under way; another run has to wait. */
  isRunning(): boolean;
  /** Called when a phase begins, and at most every 100 ms while rows end. */
  subscribe(listener: () => void): () => void;
  /** Begins, unless another one is under way. */
  start(order: BulkOrder): Promise<void>;
  /** Rows that have not begun are left alone; those under way end. */
  stop(): void;
  /** Tries again what failed and may pass another time; not before everything under way has ended. */
  retryFailed(): Promise<void>;
  /** Goes on with the rows that were not begun when it was stopped. */
  goOn(): Promise<void>;
  /** Takes the result sheet away; only when nothing is under way. */
  dismiss(): void;
  /** Ends with the session: nothing new begins, and the next person does not see what it was. */
  forget(): void;
}

const AT_ONCE = 4;
/** A count that changes faster cannot be read. */
const NOTIFY_MS = 100;

/** An order under way or just ended. */
interface Own {
  order: BulkOrder;
  rows: BulkRows;
  title: string;
  phase: BulkRun['phase'];
  waitsUntil?: Date | undefined;
  messageId?: string;
}

/**
 * Runs four rows at a time and never stops at the first failure. What a run came to is kept in the messages of the visit.
 *
 * @param stoppedAt how far a run was when it was stopped, in words
 */
export function createBulkRuns(
  toasts: Pick<ToastQueue, 'show'>,
  stoppedAt: (counts: BulkCounts) => string,
): BulkRuns {
  const listeners = new Set<() => void>();
  const pauses = createBulkPauses();
  let own: Own | undefined;
  let snapshot: BulkRun | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    snapshot = own && snapshotOf(own);
    for (const listener of listeners) listener();
  }

  function notifySoon(): void {
    timer ??= setTimeout(notify, NOTIFY_MS);
  }

  const isRunning = () => own?.phase === 'running' || own?.phase === 'stopping';

  /** Only the run at hand may begin rows: an earlier one that still ends is not shown any more. */
  async function work(run: Own): Promise<void> {
    for (;;) {
      if (run.waitsUntil !== undefined) await pause(run);
      const begun = isOn(run) ? run.rows.begin() : undefined;
      if (begun === undefined) return;
      notifySoon();
      begun.end(await endOf(run, begun.row.id));
      if (own === run) notifySoon();
    }
  }

  const isOn = (run: Own) => own === run && run.phase === 'running';

  /** What one row comes to. Where the service is asked too often, it has done nothing: the row waits, and is sent again. */
  async function endOf(run: Own, id: string): Promise<BulkOutcome> {
    for (;;) {
      const outcome = await outcomeOf(() => run.order.act(id));
      const seconds = outcome.state === 'failed' ? secondsToWait(outcome.error) : undefined;
      if (seconds === undefined) return outcome;
      if (!isOn(run)) return { state: 'skipped' };
      run.waitsUntil = new Date(Date.now() + seconds * 1000);
      notify();
      await pause(run);
      if (!isOn(run)) return { state: 'skipped' };
    }
  }

  /** Waits as long as the service asks, unless the run is stopped. */
  async function pause(run: Own): Promise<void> {
    const { waitsUntil } = run;
    if (!isOn(run) || waitsUntil === undefined) return;
    await pauses.until(waitsUntil);
    if (run.waitsUntil !== waitsUntil) return pause(run);
    run.waitsUntil = undefined;
    notify();
  }

  async function pass(run: Own): Promise<void> {
    run.phase = 'running';
    run.title = run.order.title;
    notify();
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(run)));
    if (own !== run) return;
    // It may have been stopped while rows were under way.
    run.phase = (run.phase as BulkRun['phase']) === 'stopping' ? 'stopped' : 'finished';
    showMessage(toasts, run, run.phase === 'stopped' ? stoppedAt(run.rows.counts()) : undefined);
    notify();
    run.order.settled();
  }

  function again(change: (rows: BulkRows) => void): Promise<void> {
    if (own === undefined || isRunning()) return Promise.resolve();
    change(own.rows);
    return pass(own);
  }

  function forget(): void {
    own = undefined;
    pauses.wakeUp();
    notify();
  }

  return {
    current: () => snapshot,
    isRunning,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(order) {
      if (isRunning()) return Promise.resolve();
      const rows = createBulkRows(order.rows, order.excluded ?? [], order.isOnce);
      own = { order, rows, title: order.title, phase: 'running' };
      return pass(own);
    },
    stop() {
      if (own?.phase !== 'running') return;
      own.phase = 'stopping';
      own.rows.skipPending();
      own.waitsUntil = undefined;
      pauses.wakeUp();
      notify();
    },
    retryFailed: () => again((rows) => rows.tryAgain()),
    goOn: () => again((rows) => rows.goOn()),
    dismiss() {
      if (isRunning()) return;
      const ended = own;
      forget();
      ended?.order.dismissed?.(ended.rows.all);
    },
    forget,
  };
}

function snapshotOf({ order, rows, title, phase, waitsUntil }: Own): BulkRun {
  const { reason, fileName } = order;
  return {
    title,
    reason,
    fileName,
    phase,
    waitsUntil,
    counts: rows.counts(),
    againCount: rows.againCount(),
    rows: rows.all,
    // A function of its own for every snapshot: a list that remembers it would not draw what has changed.
    rowAt: (index) => rows.shownAt(index),
  };
}

/** One message a run. The sheet says the same, so it is shown only where something can be done about it. */
function showMessage(toasts: Pick<ToastQueue, 'show'>, run: Own, text: string | undefined): void {
  const { order, rows } = run;
  const { done, failed, excluded } = rows.counts();
  const acted = rows.all.length - excluded;
  const tone: ToastTone = done === acted ? 'success' : failed === acted ? 'error' : 'warning';
  const total = rows.all.length;
  run.title = done === total ? order.done(done) : order.partlyDone(done, total);
  const { undo } = order;
  const isUndoable = undo !== undefined && done > 0;
  const onAction = () => undo?.act(rows.all.filter(({ outcome }) => outcome.state === 'done'));
  const action = isUndoable ? { label: undo.label, onAction } : undefined;
  run.messageId = toasts.show(
    { tone, title: run.title, text, action },
    { quietly: !isUndoable, insteadOf: run.messageId },
  );
}

async function outcomeOf(act: () => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', code: error instanceof ApiError ? error.code : FETCH_ERROR, error };
  }
}
