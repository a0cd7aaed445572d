import type { DialogWords } from '../dialog/dialog-types.ts';
import type { ErrorTrace } from '../error-details/error-trace.ts';

/**
 * How one row of a bulk action stands. `skipped` was not begun; `unclear` was begun, and it is not known what became of
 * it; `excluded` was selected and never acted on.
 */
export const resultOutcomes = [
  'pending',
  'running',
  'done',
  'failed',
  'unclear',
  'skipped',
  'excluded',
] as const;

/** One of {@link resultOutcomes}. */
export type ResultOutcome = (typeof resultOutcomes)[number];

/** One row of a bulk action. */
export interface ResultRow {
  /** Distinguishes it from the others, as long as the sheet is open. */
  readonly id: string;
  /** Whom or what it is about, as the list calls it. */
  readonly name: string;
  /** Distinguishes it from another of the same name, on a second line: a user name. */
  readonly note?: string | undefined;
  /** It is a person, whose face stands before the name. @default false */
  readonly isPerson?: boolean;
  /** How it stands now. */
  readonly outcome: ResultOutcome;
  /** Why it failed or is excluded, in words with what to do about it. */
  readonly text?: string | undefined;
  /** The code of what failed, as the service names it. */
  readonly code?: string | undefined;
  /** How a helper finds it again. */
  readonly trace?: ErrorTrace | undefined;
}

/** The rows of a bulk action, however many: none of them is copied. */
export interface ResultRows {
  /** How many have which outcome. */
  readonly counts: Readonly<Record<ResultOutcome, number>>;
  /** How many failed or are unclear, and may come out better another time. */
  readonly againCount: number;
  /**
   * Reads one by its index, failures first, and those of one cause together. Called for the rows that are seen and the
   * one before them.
   */
  readonly at: (index: number) => ResultRow | undefined;
}

/** The words of {@link ResultSheet}. */
export interface ResultWords extends DialogWords {
  readonly progress?: (done: number, total: number) => string;
  readonly totals?: Readonly<Record<Exclude<ResultOutcome, 'running'>, (count: number) => string>>;
  readonly outcomes?: Readonly<Record<ResultOutcome, string>>;
  /** That it was stopped, with the totals: what is done, and what is not. */
  readonly stopped?: (totals: string) => string;
  /** That it was interrupted, with the same totals. */
  readonly interrupted?: (totals: string) => string;
  readonly stop?: string;
  readonly putAside?: string;
  readonly goOn?: (count: number) => string;
  readonly retryFailed?: (count: number) => string;
  readonly csv?: string;
}
