import type { BulkRow, BulkTarget } from './bulk-rows.ts';

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

/** What a bulk action needs: its words, the rows, and what to do with one of them. */
export interface BulkOrder extends BulkWords {
  rows: readonly BulkTarget[];
  /** Rows that were selected too and are not acted on, each with its reason. */
  excluded?: readonly (BulkTarget & { reason: string })[] | undefined;
  act(id: string): Promise<unknown>;
  /** Doing it twice would make two: where it is unknown whether it was done, it is not tried again. @default false */
  isOnce?: boolean;
  /** Called once after every pass, so that the lists are read again once and not per row. */
  settled(): void;
  /** Called with everything it came to, when its result is put away. */
  dismissed?(rows: readonly BulkRow[]): void;
  /** Takes back what was done to these rows. Given: it is offered in a message. */
  undo?: { label: string; act(done: readonly BulkRow[]): void };
}
