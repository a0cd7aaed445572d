import type { AnswerOf, AnyOperation, InputOf, Page } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf, query } from './api.ts';
import type { ReadPage } from './read-all-pages.ts';

/** Which rows of a whole list are meant, and where they stand: what the service answers for lists that it pages. */
export interface WholeListRequest {
  filter?: string;
  sortBy?: string;
  descending?: boolean;
  page: number;
  rowsPerPage: number;
}

type RowOf<TOperation> = AnswerOf<TOperation> extends readonly (infer TRow)[] ? TRow : never;

/** One page of a list that the service gives as a whole, as a paged list would answer it. */
export function pageOfWhole<TOperation extends AnyOperation>(
  operation: TOperation,
  input: InputOf<TOperation>,
  request: WholeListRequest,
  searched: readonly (keyof RowOf<TOperation>)[],
) {
  return queryOptions({
    // Kept under the operation, so that it is invalidated with it.
    queryKey: keyOf(operation, { ...input, ...request }),
    // The whole is read once, also for what else shows it, such as the count of a tab.
    queryFn: async ({ client }) =>
      pageOfRows((await client.query(query(operation, input))) as RowOf<TOperation>[], request, searched),
  });
}

/** Reads any page of such a list past the cache. */
export function wholeListReader<TOperation extends AnyOperation>(
  queryClient: Parameters<typeof call>[0],
  operation: TOperation,
  input: InputOf<TOperation>,
  request: Omit<WholeListRequest, 'page' | 'rowsPerPage'>,
  searched: readonly (keyof RowOf<TOperation>)[],
): ReadPage<RowOf<TOperation>> {
  return async (place, signal) =>
    pageOfRows(
      (await call(queryClient, operation, input, signal)) as RowOf<TOperation>[],
      { ...request, ...place },
      searched,
    );
}

/** Finds, sorts and divides rows. Upper and lower case are one, as they are to the service. */
export function pageOfRows<TRow>(
  rows: readonly TRow[],
  { filter = '', sortBy, descending = false, page, rowsPerPage }: WholeListRequest,
  searched: readonly (keyof TRow)[],
): Page<TRow> {
  const wanted = filter.toLowerCase();
  const found = rows.filter((row) =>
    searched.some((field) => String(row[field]).toLowerCase().includes(wanted)),
  );
  const sorted =
    sortBy === undefined
      ? found
      : found.toSorted((one, other) =>
          String(one[sortBy as keyof TRow]).localeCompare(String(other[sortBy as keyof TRow])),
        );
  return cutPage(descending ? sorted.toReversed() : sorted, { page, rowsPerPage });
}

/** One page of rows in the order they have. */
export function cutPage<TRow>(
  rows: readonly TRow[],
  { page, rowsPerPage }: Pick<WholeListRequest, 'page' | 'rowsPerPage'>,
): Page<TRow> {
  return {
    rows: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    totalRows: rows.length,
    hasMore: page * rowsPerPage < rows.length,
  };
}
