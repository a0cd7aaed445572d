import type { AnswerOf, AnyOperation, InputOf, Page } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { type AnyPage, pageReader } from './paged-reads.ts';
import { readAllPages, type ReadPage } from './read-all-pages.ts';
import { cutPage } from './whole-lists.ts';

/** A filter that the service does not have. */
export interface RowFilter<TRow> {
  /** What is asked for: pages are kept by it. */
  asked: object;
  /** What a row has to pass, once all that this depends on is read. */
  passes: (queryClient: QueryClient) => Promise<(row: TRow) => boolean>;
}

type RowOf<TOperation> = AnswerOf<TOperation> extends Page<infer TRow> ? TRow : never;
type Place = Parameters<ReadPage<unknown>>[0];

/** Whether a moment lies within days where the reader is. What is no day bounds nothing: it compares with no moment. */
export function withinDays([from = '', to = '']: readonly string[]): (moment: string) => boolean {
  const [first, last] = [Date.parse(`${from}T00:00:00`), Date.parse(`${to}T23:59:59.999`)];
  return (moment) => {
    const at = Date.parse(moment);
    return !(at < first || at > last);
  };
}

/**
 * One page of a list. With a filter that the service does not have, all else that matches is read first.
 *
 * @param staleTime how long that stands for all pages, in milliseconds; as long as any other read unless given
 */
export function filteredPage<TOperation extends AnyOperation>(
  operation: TOperation,
  request: AnyPage<InputOf<TOperation>> & Place,
  rowFilter: RowFilter<RowOf<TOperation>> | undefined,
  staleTime?: number,
) {
  const { page, rowsPerPage, ...order } = request;
  const matching = order as unknown as AnyPage<InputOf<TOperation>>;
  // Read once for all pages. Kept under the operation, so that it is invalidated with it.
  const all = queryOptions({
    queryKey: keyOf(operation, { ...matching, all: true }),
    queryFn: ({ client, signal }) => readAllPages(pageReader(client, operation, matching), { signal }),
    ...(staleTime !== undefined && { staleTime }),
  });
  return queryOptions({
    queryKey: keyOf(operation, { ...request, ...(rowFilter && { asked: rowFilter.asked }) }),
    queryFn: async ({ client, signal }): Promise<Page<RowOf<TOperation>>> => {
      if (rowFilter === undefined)
        return pageReader(client, operation, matching)({ page, rowsPerPage }, signal);
      const [rows, passes] = await Promise.all([client.query(all), rowFilter.passes(client)]);
      return cutPage(rows.filter(passes), { page, rowsPerPage });
    },
  });
}

/** Reads any page of such a list past the cache. */
export function filteredReader<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  request: AnyPage<InputOf<TOperation>>,
  rowFilter: RowFilter<RowOf<TOperation>> | undefined,
): ReadPage<RowOf<TOperation>> {
  const read = pageReader(queryClient, operation, request);
  if (rowFilter === undefined) return read;
  let known: RowOf<TOperation>[] | undefined;
  return async (place, signal) => {
    known ??= (await readAllPages(read, { signal })).filter(await rowFilter.passes(queryClient));
    return cutPage(known, place);
  };
}
