import * as v from 'valibot';

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

/** One page of a list. */
export interface Page<TRow> {
  rows: TRow[];
  /** Rows in all pages together. */
  totalRows: number;
  hasMore: boolean;
}

/**
 * The answer of a paged call: the envelope the specification shows for access tokens, or a bare array
 * (D27), which counts as the only page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<TRow extends v.GenericSchema>(row: TRow) {
  const envelope = v.object({ rows: v.array(row), totalRows: v.number(), hasMore: v.optional(v.boolean(), false) });
  const bare = v.pipe(
    v.array(row),
    v.transform((rows) => ({ rows, totalRows: rows.length, hasMore: false })),
  );
  return v.union([envelope, bare]);
}
