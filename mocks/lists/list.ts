import type { Page } from '@archive-console/api-client';
import { matchesText } from './matches-text.ts';
import { pageOfRows, type PageRequest } from './page.ts';
import type { Table } from './table.ts';

export interface ListRequest extends PageRequest {
  sortBy?: string | undefined;
  filter?: string | undefined;
}

export interface ListDifference<TRow> {
  /** The texts the free filter looks into. */
  texts: (row: TRow) => readonly string[];
  /** What a row must fulfil besides. */
  keeps?: (row: TRow) => boolean;
}

/** One page of a table, sorted and filtered as asked. */
export function listOf<TRow extends { id: string }>(
  table: Table<TRow>,
  request: ListRequest,
  { texts, keeps = () => true }: ListDifference<TRow>,
): Page<TRow> {
  const hasText = matchesText(request.filter, texts);
  const rows = table.sortedBy(request.sortBy).filter((row) => keeps(row) && hasText(row));
  return pageOfRows(rows, request);
}
