import type { ErrorTrace } from '../error-details/ErrorDetails.tsx';

/** How one row of a bulk action stands. `skipped` was not begun; `stays` was never meant to be touched. */
export const resultOutcomes = ['pending', 'running', 'done', 'failed', 'skipped', 'stays'] as const;

/** One of {@link resultOutcomes}. */
export type ResultOutcome = (typeof resultOutcomes)[number];

/** One row of a bulk action. */
export interface ResultRow {
  /** Tells it from the others, as long as the sheet is open. */
  readonly id: string;
  /** Whom or what it is about, as the list calls it. */
  readonly name: string;
  /** What tells it from another of the same name, on a second line: a user name. */
  readonly note?: string | undefined;
  /** How it stands now. */
  readonly outcome: ResultOutcome;
  /** Why it failed or stays, in words with what to do about it. */
  readonly text?: string | undefined;
  /** The code of what failed, as the service names it. */
  readonly code?: string | undefined;
  /** How a helper finds it again. */
  readonly trace?: ErrorTrace | undefined;
  /** It may come out better another time. @default false */
  readonly canTryAgain?: boolean;
}

/** The words of {@link ResultSheet}. */
export interface ResultWords {
  readonly progress: (done: number, total: number) => string;
  readonly totals: Readonly<Record<'done' | 'failed' | 'skipped' | 'pending', (count: number) => string>>;
  readonly outcomes: Readonly<Record<ResultOutcome, string>>;
  readonly stop: string;
  readonly retryFailed: (count: number) => string;
  readonly csv: string;
  readonly close: string;
}

/** How many rows stand how. */
export function countOutcomes(rows: readonly ResultRow[]): Readonly<Record<ResultOutcome, number>> {
  const counts = { pending: 0, running: 0, done: 0, failed: 0, skipped: 0, stays: 0 };
  for (const row of rows) counts[row.outcome] += 1;
  return counts;
}

/** What needs a look first, then what runs, then the rest; within one outcome the order stays. */
const order: readonly ResultOutcome[] = ['failed', 'running', 'skipped', 'pending', 'stays', 'done'];

/** The rows with those first that need a look first. */
export function rowsInOrder(rows: readonly ResultRow[]): readonly ResultRow[] {
  return order.flatMap((outcome) => rows.filter((row) => row.outcome === outcome));
}
