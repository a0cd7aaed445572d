import { ApiError, FETCH_ERROR } from '@archive-console/api-client';

/** How one row of a bulk action stands. */
export type BulkOutcome =
  | { state: 'pending' }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; code: string; error: unknown }
  | { state: 'skipped' };

export interface BulkRow {
  id: string;
  name: string;
  outcome: BulkOutcome;
}

/** One bulk action: what is done to which rows, and how far it is. */
export interface BulkRun {
  title: string;
  rows: readonly BulkRow[];
  /** `stopping`: nothing new begins, what is under way ends. */
  phase: 'running' | 'stopping' | 'finished' | 'stopped';
}

/** What a bulk action needs: a title, the rows, and what to do with one of them. */
export interface BulkOrder {
  title: string;
  rows: readonly { id: string; name: string }[];
  act(id: string): Promise<unknown>;
  /** Called once after every pass with the rows it has done, so that the lists are read again once and not per row. */
  settled(done: readonly BulkRow[]): void;
}

/** The one bulk action of a console. It outlives the screen that ordered it, but not the session. */
export interface BulkRuns {
  current(): BulkRun | undefined;
  subscribe(listener: () => void): () => void;
  /** Begins, unless another one is under way. */
  start(order: BulkOrder): Promise<void>;
  /** Rows that have not begun are left alone; those under way end. */
  stop(): void;
  /** Tries again what failed or was left alone; not before everything under way has ended. */
  retryFailed(): Promise<void>;
  /** Takes the result sheet away; only when nothing is under way. */
  dismiss(): void;
  /** Ends with the session: nothing new begins, and nobody else sees what it was. */
  forget(): void;
}

const AT_ONCE = 4;

/** Runs four rows at a time and never stops at the first failure. */
export function createBulkRuns(): BulkRuns {
  const listeners = new Set<() => void>();
  let order: BulkOrder | undefined;
  let run: BulkRun | undefined;

  function show(next: BulkRun | undefined): void {
    run = next;
    for (const listener of listeners) listener();
  }

  const underWay = () => run?.phase === 'running' || run?.phase === 'stopping';

  /** Only the pass of the order at hand may look for rows: an older one must never act on the rows of a newer one. */
  async function work(own: BulkOrder, done: Set<string>): Promise<void> {
    const mark = (id: string, outcome: BulkOutcome) => {
      if (run === undefined || order !== own) return;
      show({ ...run, rows: run.rows.map((row) => (row.id === id ? { ...row, outcome } : row)) });
    };
    for (;;) {
      const open = order === own && run?.phase === 'running';
      const next = open ? run?.rows.find((row) => row.outcome.state === 'pending') : undefined;
      if (next === undefined) return;
      mark(next.id, { state: 'running' });
      const outcome = await outcomeOf(() => own.act(next.id));
      if (outcome.state === 'done') done.add(next.id);
      mark(next.id, outcome);
    }
  }

  async function pass(own: BulkOrder): Promise<void> {
    const done = new Set<string>();
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(own, done)));
    if (order !== own || run === undefined) return;
    show({ ...run, phase: run.phase === 'stopping' ? 'stopped' : 'finished' });
    own.settled(run.rows.filter((row) => done.has(row.id)));
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
      const rows = given.rows.map((row): BulkRow => ({ ...row, outcome: { state: 'pending' } }));
      show({ title: given.title, phase: 'running', rows });
      return pass(own);
    },
    stop() {
      if (run?.phase !== 'running') return;
      show({ ...run, phase: 'stopping', rows: run.rows.map((row) => changed(row, ['pending'], 'skipped')) });
    },
    retryFailed() {
      if (run === undefined || order === undefined || underWay()) return Promise.resolve();
      show({
        ...run,
        phase: 'running',
        rows: run.rows.map((row) => changed(row, ['failed', 'skipped'], 'pending')),
      });
      return pass(order);
    },
    dismiss() {
      if (underWay()) return;
      order = undefined;
      show(undefined);
    },
    forget() {
      order = undefined;
      show(undefined);
    },
  };
}

function changed(row: BulkRow, from: readonly BulkOutcome['state'][], to: 'pending' | 'skipped'): BulkRow {
  return from.includes(row.outcome.state) ? { ...row, outcome: { state: to } } : row;
}

async function outcomeOf(act: () => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', code: error instanceof ApiError ? error.code : FETCH_ERROR, error };
  }
}
