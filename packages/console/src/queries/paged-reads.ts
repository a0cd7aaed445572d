import type { AnswerOf, AnyOperation, InputOf, Page } from '@archive-console/api-client';
import { type QueryClient, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { call, keyOf, query } from './api.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { readAllPages, type ReadPage } from './read-all-pages.ts';

/** The most rows that the service puts on one page. */
const ROWS = 100;

export type Place = Parameters<ReadPage<unknown>>[0];
/** Every page is asked for in an order: the service has none of its own (specification, section 5). */
interface Order {
  sortBy: string;
  descending: boolean;
}
/** What is asked of a list, whichever page. */
export type AnyPage<TRequest> = Omit<TRequest, keyof Place> & Order;
export type RowOf<TOperation> = AnswerOf<TOperation> extends Page<infer TRow> ? TRow : never;
/** What is asked of a list, without the page. */
export type RequestOf<TOperation> = AnyPage<InputOf<TOperation>>;

/** Reads any page of what matches, past the cache: exports, and selections of everything that matches. */
export function pageReader<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  request: RequestOf<TOperation>,
): ReadPage<RowOf<TOperation>> {
  return (place, signal) =>
    call(queryClient, operation, { ...request, ...place }, signal) as unknown as Promise<
      Page<RowOf<TOperation>>
    >;
}

/** Every row of a list that was read so far, the latest first. */
export function rowsSeen<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
): RowOf<TOperation>[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: keyOf(operation) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Partial<Page<RowOf<TOperation>>> | undefined)?.rows ?? []);
}

/** An object as a list showed it last: what is known of it until it is read itself. */
export const rowSeen =
  <TOperation extends AnyOperation>(operation: TOperation) =>
  (queryClient: QueryClient, id: string): RowOf<TOperation> | undefined =>
    rowsSeen(queryClient, operation).find((row) => (row as { id: string }).id === id);

/** The ids of all rows of a list, however many pages. Kept under the operation, so that it is invalidated with it. */
export function allIdsQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  request: RequestOf<TOperation>,
) {
  return queryOptions({
    queryKey: keyOf(operation, { ...request, all: true }),
    queryFn: async ({ client, signal }) => {
      const read = pageReader(client, operation, request) as ReadPage<{ id: string }>;
      const rows = await readAllPages(read, { signal });
      return rows.map(({ id }) => id);
    },
  });
}

/** The first rows that match a text, for a search that asks for many nouns at once. */
export function foundQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  sortBy: string,
  text: string,
) {
  const request: object = { page: 1, rowsPerPage: 10, sortBy, descending: false, filter: text };
  return queryFewAtOnce(operation, request as InputOf<TOperation>);
}

/** How many rows match: a small page is asked for, and its rows are not looked at. */
export function countQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  request: RequestOf<TOperation>,
): UseQueryOptions<unknown, Error, number, QueryKey> {
  const input = { page: 1, rowsPerPage: 10, ...request };
  return {
    queryKey: keyOf(operation, input),
    queryFn: ({ client, signal }) => call(client, operation, input, signal),
    select: (page) => (page as Page<unknown>).totalRows,
  };
}

/** What a picker offers: a page of the rows that match a text. Pages count from 1. */
export function matchingQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  sortBy: string,
  text: string,
  page: number,
) {
  return query(operation, matchingRequest(sortBy, text, page) as InputOf<TOperation>);
}

/** The page of {@link matchingQuery} on which a row is, by its index from 0, and its index there. */
export function placeInPages(index: number) {
  return { page: Math.floor(index / ROWS) + 1, row: index % ROWS };
}

/** Everything of {@link matchingQuery}, past the cache: where a name from outside is looked up. */
export function readMatching<TOperation extends AnyOperation>(
  queryClient: QueryClient,
  operation: TOperation,
  { sortBy, text, signal }: { sortBy: string; text: string; signal: AbortSignal },
): Promise<RowOf<TOperation>[]> {
  const request = matchingRequest(sortBy, text, 1) as RequestOf<TOperation>;
  return readAllPages(pageReader(queryClient, operation, request), { signal });
}

/** The row that is called so; `null` where none is. Many can match before it does: all of them are looked at. */
export function namedQuery<TOperation extends AnyOperation>(
  operation: TOperation,
  sortBy: string,
  name: string,
  isCalledSo: (row: RowOf<TOperation>) => boolean,
) {
  return queryOptions({
    queryKey: keyOf(operation, { named: name }),
    queryFn: async ({ client, signal }): Promise<RowOf<TOperation> | null> => {
      const rows = await readMatching(client, operation, { sortBy, text: name, signal });
      return rows.find(isCalledSo) ?? null;
    },
  });
}

function matchingRequest(sortBy: string, text: string, page: number): object {
  return { page, rowsPerPage: ROWS, sortBy, descending: false, ...(text !== '' && { filter: text }) };
}
