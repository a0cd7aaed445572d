import type { Page } from '@archive-console/api-client';
import { pageOfRows, type PageRequest } from './page.ts';
import type { Table } from './table.ts';

export interface ListRequest extends PageRequest {
  sortBy?: string | undefined;
  filter?: string | undefined;
}

/** One page of a table, sorted and filtered as asked; `keeps` is what a row must fulfill besides. */
export function listOf<TRow extends { id: string }>(
  table: Table<TRow>,
  request: ListRequest,
  keeps?: (row: TRow) => boolean,
): Page<TRow> {
  const { sortBy, filter } = request;
  return pageOfRows(table.select({ sortBy, filter, keeps }), request);
}
