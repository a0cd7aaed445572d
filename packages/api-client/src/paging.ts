import * as v from 'valibot';
import type { DecisionRow } from './operation.ts';

/** How many rows a page may have. */
export const ROWS_PER_PAGE = [10, 25, 50, 100] as const;

/**
 * The fields of every paged call. `page` starts at 1 (D25); `filter` is free text (D26); an unknown
 * `sortBy` sorts by the service's first column.
 */
export const pagedRequest = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rowsPerPage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  sortBy: v.optional(v.string()),
  descending: v.optional(v.boolean()),
  filter: v.optional(v.string()),
};

/**
 * The marks of a paged call: its own, and what the specification leaves open in all of them (the base of
 * `page`, the filter, the envelope).
 */
/* @__NO_SIDE_EFFECTS__ */
export function pagedAssumptions(
  own: Readonly<Record<string, DecisionRow>> = {},
): Record<string, DecisionRow> {
  return { 'takes.page': 'D25', 'takes.filter': 'D26', answers: 'D27', ...own };
}

/** One page of a list. */
export interface Page<TRow> {
  /** In the order of the service. */
  rows: TRow[];
  /** Rows in all pages together. */
  totalRows: number;
  /** Whether another page follows. False where the service does not say. */
  hasMore: boolean;
}

/** One page as the service sends it: in its envelope, or as a bare array. */
export type WirePage<TRow> = TRow[] | { rows: TRow[]; totalRows: number; hasMore?: boolean | undefined };

/**
 * The answer of a paged call: the envelope the specification shows for access tokens, or a bare array
 * (D27), which counts as the only page. A row of another shape is named by its path (`rows.3.userName`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<TRow extends v.GenericSchema>(row: TRow) {
  const rows = v.array(row);
  const envelope = v.object({ rows, totalRows: v.number(), hasMore: v.optional(v.boolean(), false) });
  const bare = v.pipe(
    rows,
    v.transform((only) => ({ rows: only, totalRows: only.length, hasMore: false })),
  );
  return v.lazy((answer): v.GenericSchema<WirePage<v.InferInput<TRow>>, Page<v.InferOutput<TRow>>> =>
    Array.isArray(answer) ? bare : envelope,
  );
}
