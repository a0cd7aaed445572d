import { ApiError } from '@archive-console/api-client';

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
  phase: 'running' | 'finished' | 'stopped';
}

/** What a bulk action needs: a title, the rows, and what to do with one of them. */
export interface BulkOrder {
  title: string;
  rows: readonly { id: string; name: string }[];
  act(id: string): Promise<unknown>;
  /** Called once after every pass, so that the lists are read again once and not per row. */
  settled(): void;
}

/** The one bulk action of a console. It outlives the screen that ordered it. */
export interface BulkRuns {
  current(): BulkRun | undefined;
  subscribe(listener: () => void): () => void;
  start(order: BulkOrder): Promise<void>;
  /** Rows that have not begun are left alone; those under way end. */
  stop(): void;
  retryFailed(): Promise<void>;
  /** Takes the result sheet away; only when nothing is under way. */
  dismiss(): void;
}

const AT_ONCE = 4;

/** Runs four rows at a time and never stops at the first failure (reference, section 6). */
export function createBulkRuns(): BulkRuns {
  const listeners = new Set<() => void>();
  let order: BulkOrder | undefined;
  let run: BulkRun | undefined;

  function show(next: BulkRun | undefined): void {
    run = next;
    for (const listener of listeners) listener();
  }

  function mark(id: string, outcome: BulkOutcome): void {
    if (run === undefined) return;
    show({ ...run, rows: run.rows.map((row) => (row.id === id ? { ...row, outcome } : row)) });
  }

  async function work(act: BulkOrder['act']): Promise<void> {
    for (;;) {
      const next = run?.phase === 'running' ? run.rows.find((row) => row.outcome.state === 'pending') : undefined;
      if (next === undefined) return;
      mark(next.id, { state: 'running' });
      mark(next.id, await outcomeOf(() => act(next.id)));
    }
  }

  async function pass(): Promise<void> {
    if (order === undefined) return;
    const { act, settled } = order;
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(act)));
    if (run !== undefined) show({ ...run, phase: run.phase === 'running' ? 'finished' : run.phase });
    settled();
  }

  return {
    current: () => run,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(given) {
      if (run?.phase === 'running') return Promise.resolve();
      order = given;
      show({
        title: given.title,
        phase: 'running',
        rows: given.rows.map((row) => ({ ...row, outcome: { state: 'pending' } })),
      });
      return pass();
    },
    stop() {
      if (run?.phase !== 'running') return;
      const rows = run.rows.map((row): BulkRow => (row.outcome.state === 'pending' ? { ...row, outcome: { state: 'skipped' } } : row));
      show({ ...run, phase: 'stopped', rows });
    },
    retryFailed() {
      if (run === undefined || run.phase === 'running') return Promise.resolve();
      const rows = run.rows.map((row): BulkRow =>
        row.outcome.state === 'failed' || row.outcome.state === 'skipped' ? { ...row, outcome: { state: 'pending' } } : row,
      );
      show({ ...run, phase: 'running', rows });
      return pass();
    },
    dismiss() {
      if (run?.phase === 'running') return;
      order = undefined;
      show(undefined);
    },
  };
}

async function outcomeOf(act: () => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', code: error instanceof ApiError ? error.code : 'Frontend.FetchError', error };
  }
}
