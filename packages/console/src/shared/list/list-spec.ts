import type { ErrorCode, Page } from '@archive-console/api-client';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { LoaderFunction, Params } from 'react-router';
import type { ReadPage } from '#queries/read-all-pages.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { type Services, servicesOf } from '#shared/runtime/services.ts';
import { type ListDefinition, type ListState, readListState } from './list-state.ts';

/** A row of a list: anything that the service names by an id. */
export interface ListedRow {
  id: string;
}

/** The words of a list that depend on its noun. */
export interface ListWordKeys {
  title: WordKey;
  sentence?: WordKey;
  /** The same with their number, once all of them are counted. */
  counted?: WordKey;
  search: WordKey;
  count: WordKey;
  /** Nothing matches: the heading. */
  noMatch: WordKey;
  /** Heads the page where the rows could not be read. @default that the list was not loaded */
  stopped?: WordKey;
  /** The name of the CSV file, without day and ending. */
  file?: WordKey;
}

/** What is true of one list, for every reader. */
export interface ListSpec<
  TRow extends ListedRow,
  TFilter extends string,
  TMatching extends object,
> extends ListDefinition<TFilter> {
  /** Names what is stored of it: columns and views. */
  id: string;
  /** What decides which rows match, as the service is asked for it; `kept` for rows that the console keeps itself. */
  matching(
    state: Pick<ListState<TFilter>, 'text' | 'filters'>,
    params: Params,
    kept: Pick<Services, 'queryClient' | 'storage'>,
  ): TMatching;
  read(request: TMatching & PageRequest): PageQuery<TRow>;
  /** Reads any page of what matches, past the cache: exports and selections of everything that matches. */
  readPages(queryClient: QueryClient, matching: TMatching & PageOrder): ReadPage<TRow>;
  nameOf(row: TRow): string;
  /** The code that says that a row does not exist, or no longer. */
  notFound: ErrorCode;
  words: ListWordKeys;
}

/** Which page of the rows that match, and in which order. */
export type PageRequest = Pick<ListState<never>, 'page' | 'rowsPerPage' | 'sortBy' | 'descending'>;

type PageOrder = Pick<PageRequest, 'sortBy' | 'descending'>;

/** The read of one page: its key and its function. */
type PageKey = readonly [string, object?];
export type PageQuery<TRow> = UseQueryOptions<Page<TRow>, Error, Page<TRow>, PageKey> & { queryKey: PageKey };

/** Where a list stands after a navigation: its address, parsed once, and the request made from it. */
export interface ListPlace<TFilter extends string, TMatching extends object> {
  state: ListState<TFilter>;
  matching: TMatching;
  request: TMatching & PageRequest;
}

/** Declares a list. */
export function listOf<TRow extends ListedRow, TFilter extends string, TMatching extends object>(
  spec: ListSpec<TRow, TFilter, TMatching>,
): ListSpec<TRow, TFilter, TMatching> {
  return spec;
}

/** The loader of a list: parses the address, starts the read and hands on both; the screen does neither again. */
export function listLoader<TRow extends ListedRow, TFilter extends string, TMatching extends object>(
  spec: ListSpec<TRow, TFilter, TMatching>,
): LoaderFunction {
  return ({ params, request: { url }, context }): ListPlace<TFilter, TMatching> => {
    const services = servicesOf(context);
    const { queryClient, storage } = services;
    const state = readListState(spec, new URL(url).searchParams, storage);
    const matching = spec.matching(state, params, services);
    const { page, rowsPerPage, sortBy, descending } = state;
    const request = { ...matching, page, rowsPerPage, sortBy, descending };
    queryClient.query(spec.read(request)).catch(() => undefined);
    return { state, matching, request };
  };
}

/** The text of a list's search, as every paged request takes it. */
export function filterText({ text }: Pick<ListState<never>, 'text'>): { filter?: string } {
  const filter = text.trim();
  return filter === '' ? {} : { filter };
}
