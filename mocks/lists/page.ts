import type { Page } from '@archive-console/api-client';
import type { Rows } from './table.ts';

export interface PageRequest {
  page: number;
  rowsPerPage: number;
  descending?: boolean | undefined;
}

/** One page of rows that stand in ascending order. A page behind the last one is empty. */
export function pageOfRows<TRow>(rows: Rows<TRow>, request: PageRequest): Page<TRow> {
  const { page, rowsPerPage, descending = false } = request;
  const from = (page - 1) * rowsPerPage;
  const to = from + rowsPerPage;
  const cut = descending
    ? rows.slice(Math.max(0, rows.length - to), Math.max(0, rows.length - from)).toReversed()
    : rows.slice(from, to);
  return { rows: cut, totalRows: rows.length, hasMore: to < rows.length };
}
