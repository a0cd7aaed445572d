import type { WriteOutcome } from '#queries/write-outcome.ts';
import type { BulkRow } from './bulk-rows.ts';
import type { BulkTarget } from './bulk-target.ts';

/** What is said of a bulk action. */
export interface BulkWords {
  /** What is done, while it is done. */
  title: string;
  /** What it came to where all rows were done, and where only so many of them were. Excluded rows count in the total. */
  done(count: number): string;
  partlyDone(count: number, total: number): string;
  /** What the file of its result is called, without day and ending. */
  fileName: string;
  /** Why a row failed, where this action has better words for it than the code. */
  reason?: ((error: unknown) => string | undefined) | undefined;
}

/** What the way to a correction is called, given why the first row failed and how many did; undefined where there is none. */
export type CorrectLabel = (error: unknown, count: number) => string | undefined;

/** From what an order is made: which action, and what was chosen for it, as it can be stored. */
export interface BulkOrigin {
  /** That of a `ResumableAction`. */
  action: string;
  choice: unknown;
}

/** What a bulk action needs: its words, the rows, and what to do with one of them. */
export interface BulkOrder extends BulkWords {
  rows: readonly BulkTarget[];
  /** Rows that were selected too and are not acted on, each with its reason. */
  excluded?: readonly (BulkTarget & { reason: string })[] | undefined;
  act(id: string): Promise<unknown>;
  /** Reads what became of a row that was begun before a reload. Left out, that cannot be found out. */
  lookUp?: ((id: string) => Promise<WriteOutcome>) | undefined;
  /** What it is made from, so that it goes on after a reload. Left out, a reload ends it. */
  origin?: BulkOrigin | undefined;
  /** Doing it twice would make two: where it is unknown whether it was done, it is not tried again. @default false */
  isOnce?: boolean;
  /** Called once after every pass, so that the lists are read again once and not per row. */
  settled(): void;
  /** Called with everything it came to, when its result is first put away. Answers whether what is left was given back. */
  dismissed?(rows: readonly BulkRow[]): boolean;
  /** Leads from its result to where a row that failed can be corrected. */
  correct?: { label: CorrectLabel; start?: () => void } | undefined;
  /** Called when its sheet is put aside while rows are under way. */
  putAside?(): void;
  /** Takes back what was done to these rows. Given: it is offered in a message. */
  undo?: { label: string; act(done: readonly BulkRow[]): void };
}
