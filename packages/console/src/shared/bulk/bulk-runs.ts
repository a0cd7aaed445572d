import { ApiError, FETCH_ERROR, isPassing } from '@archive-console/api-client';
import type { ToastQueue, ToastTone } from '@archive-console/ui';

/** How one row of a bulk action stands. */
export type BulkOutcome =
  | { state: 'pending' }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; code: string; error: unknown }
  | { state: 'skipped' }
  /** Never meant to be touched, and why. */
  | { state: 'stays'; reason: string };

/** What a bulk action is about: one row of it. */
export interface BulkTarget {
  id: string;
  name: string;
  /** What tells a person from another of the same name. */
  userName?: string;
  email?: string;
}

export interface BulkRow extends BulkTarget {
  outcome: BulkOutcome;
}

/** One bulk action: what is done to which rows, and how far it is. */
export interface BulkRun extends Pick<BulkWords, 'reason' | 'fileName'> {
  /** What is being done; once nothing is under way, what it came to. */
  title: string;
  rows: readonly BulkRow[];
  /** `stopping`: nothing new begins, what is under way ends. */
  phase: 'running' | 'stopping' | 'finished' | 'stopped';
}

/** What is said of a bulk action. */
export interface BulkWords {
  /** What is done, while it is done. */
  title: string;
  /** What it came to: so many rows done, so many not. Those that stay are among the latter. */
  result(done: number, left: number): string;
  /** What the file of its result is called, without day and ending. */
  fileName: string;
  /** Why a row failed, where this action has better words for it than the code. */
  reason?: ((error: unknown) => string | undefined) | undefined;
}

/** What a bulk action needs: its words, the rows, and what to do with one of them. */
export interface BulkOrder extends BulkWords {
  rows: readonly BulkTarget[];
  /** Rows that were chosen too and stay as they are, each with its reason. */
  staying?: readonly (BulkTarget & { reason: string })[] | undefined;
  act(id: string): Promise<unknown>;
  /** Called once after every pass, so that the lists are read again once and not per row. */
  settled(): void;
  /** Called with everything it came to, when its result is put away. */
  dismissed?(rows: readonly BulkRow[]): void;
  /** Takes back what was done to these rows. Given: it is offered in a message. */
  undo?: { label: string; act(done: readonly BulkRow[]): void };
}

/** The one bulk action of a console. It outlives the screen that ordered it, but not the session. */
export interface BulkRuns {
  current(): BulkRun | undefined;
  subscribe(listener: () => void): () => void;
  /** Begins, unless another one is under way. */
  start(order: BulkOrder): Promise<void>;
  /** Rows that have not begun are left alone; those under way end. */
  stop(): void;
  /** Tries again what may pass another time; not before everything under way has ended. */
  retryFailed(): Promise<void>;
  /** Takes the result sheet away; only when nothing is under way. */
  dismiss(): void;
  /** Ends with the session: nothing new begins, and nobody else sees what it was. */
  forget(): void;
}

const AT_ONCE = 4;

/** Whether a row may come out better another time: it was not begun, or what stopped it may pass. */
export function canTryAgain(outcome: BulkOutcome): boolean {
  return outcome.state === 'skipped' || (outcome.state === 'failed' && isPassing(outcome.error));
}

/** Runs four rows at a time and never stops at the first failure. What a run came to stays in the messages of the visit. */
export function createBulkRuns(toasts: Pick<ToastQueue, 'show'>): BulkRuns {
  const listeners = new Set<() => void>();
  let order: BulkOrder | undefined;
  let messageId: string | undefined;
  let run: BulkRun | undefined;

  function show(next: BulkRun | undefined): void {
    run = next;
    for (const listener of listeners) listener();
  }

  const underWay = () => run?.phase === 'running' || run?.phase === 'stopping';

  /** One message a run. It stands on the sheet already, so it is shown only where something can be done about it. */
  function tell(own: BulkOrder, rows: readonly BulkRow[]): string {
    const done = rows.filter((row) => row.outcome.state === 'done');
    const left = rows.length - done.length;
    const title = own.result(done.length, left);
    const meant = rows.filter((row) => row.outcome.state !== 'stays');
    const hasAllFailed = meant.every((row) => row.outcome.state === 'failed');
    const tone: ToastTone = done.length === meant.length ? 'success' : hasAllFailed ? 'error' : 'warning';
    const { undo } = own;
    const isUndoable = undo !== undefined && done.length > 0;
    const action = isUndoable ? { label: undo.label, onAction: () => undo.act(done) } : undefined;
    messageId = toasts.show({ tone, title, action }, { quietly: !isUndoable, insteadOf: messageId });
    return title;
  }

  /** Only the pass of the order at hand may look for rows: an older one must never act on the rows of a newer one. */
  async function work(own: BulkOrder): Promise<void> {
    const mark = (id: string, outcome: BulkOutcome) => {
      if (run === undefined || order !== own) return;
      show({ ...run, rows: run.rows.map((row) => (row.id === id ? { ...row, outcome } : row)) });
    };
    for (;;) {
      const open = order === own && run?.phase === 'running';
      const next = open ? run?.rows.find((row) => row.outcome.state === 'pending') : undefined;
      if (next === undefined) return;
      mark(next.id, { state: 'running' });
      mark(next.id, await outcomeOf(() => own.act(next.id)));
    }
  }

  async function pass(own: BulkOrder): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(own)));
    if (order !== own || run === undefined) return;
    const phase = run.phase === 'stopping' ? 'stopped' : 'finished';
    show({ ...run, phase, title: tell(own, run.rows) });
    own.settled();
  }

  return {
    current: () => run,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(given) {
      if (underWay()) return Promise.resolve();
      // A copy: the same order given twice is two runs.
      const own = { ...given };
      order = own;
      messageId = undefined;
      const { title, reason, fileName, staying = [] } = given;
      const rows = [
        ...given.rows.map((row): BulkRow => ({ ...row, outcome: { state: 'pending' } })),
        ...staying.map(({ reason: why, ...row }): BulkRow => ({
          ...row,
          outcome: { state: 'stays', reason: why },
        })),
      ];
      show({ title, reason, fileName, phase: 'running', rows });
      return pass(own);
    },
    stop() {
      if (run?.phase !== 'running') return;
      show({
        ...run,
        phase: 'stopping',
        rows: run.rows.map((row) => (row.outcome.state === 'pending' ? becoming(row, 'skipped') : row)),
      });
    },
    retryFailed() {
      if (run === undefined || order === undefined || underWay()) return Promise.resolve();
      show({
        ...run,
        title: order.title,
        phase: 'running',
        rows: run.rows.map((row) => (canTryAgain(row.outcome) ? becoming(row, 'pending') : row)),
      });
      return pass(order);
    },
    dismiss() {
      if (underWay()) return;
      const ended = { order, run };
      order = undefined;
      show(undefined);
      if (ended.run !== undefined) ended.order?.dismissed?.(ended.run.rows);
    },
    forget() {
      order = undefined;
      show(undefined);
    },
  };
}

function becoming(row: BulkRow, state: 'pending' | 'skipped'): BulkRow {
  return { ...row, outcome: { state } };
}

async function outcomeOf(act: () => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', code: error instanceof ApiError ? error.code : FETCH_ERROR, error };
  }
}
