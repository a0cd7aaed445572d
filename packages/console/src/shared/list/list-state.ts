import { ROWS_PER_PAGE } from '@archive-console/api-client';
import { useCallback } from 'react';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { AppStorage } from '#shared/storage.ts';

/** What a list keeps in its address. */
export interface ListDefinition<TFilter extends string> {
  /**
   * Set for a list under a child route: its parameters carry the name, as in `groups.page`, because the list of the
   * route above keeps its own `page` in the same address.
   */
  name?: string;
  defaultSort: string;
  /** Whether the greatest or newest comes first unless the reader sorts. @default false */
  defaultDescending?: boolean;
  sortable: readonly string[];
  /** The typed filters beside the free text, each with what it takes. */
  filters: Readonly<Record<TFilter, FilterRule>>;
}

/** What a filter takes. */
export interface FilterRule {
  /** How many values: `one`, as the service takes it; `many`; `span`, a lower and an upper bound, either of them open. */
  takes: 'one' | 'many' | 'span';
  /** Values that count; any other counts as not set. Left out where they are not all known. */
  known?: readonly string[];
  /** A value as the service knows it, from one that was typed. */
  normalize?(typed: string): string;
}

/** Where a list stands: read from the address, and from there only. */
export interface ListState<TFilter extends string> {
  page: number;
  rowsPerPage: number;
  sortBy: string;
  descending: boolean;
  text: string;
  /** What the filters are set to, each a list as `ListFilter` has it. */
  filters: Partial<Record<TFilter, readonly string[]>>;
  /** The named view that was opened last, whatever was changed since. */
  view?: string;
}

const DEFAULT_ROWS = 25;

/** The state of a list as its address says it; anything invalid counts as not said. */
export function readListState<TFilter extends string>(
  definition: ListDefinition<TFilter>,
  search: URLSearchParams,
  storage: AppStorage,
): ListState<TFilter> {
  const get = (key: string) => search.get(parameter(definition, key)) ?? '';
  const sort = get('sort');
  const sortBy = sort.replace(/^-/, '');
  const known = definition.sortable.includes(sortBy);
  const { defaultDescending = false } = definition;
  const filters: Partial<Record<TFilter, readonly string[]>> = {};
  for (const filter of filtersOf(definition)) {
    const values = valid(definition.filters[filter], search.getAll(parameter(definition, filter)));
    if (isSet(values)) filters[filter] = values;
  }
  return {
    page: positive(get('page')) ?? 1,
    rowsPerPage: rowsOf(get('rows')) ?? rowsOf(storage.read('rowsPerPage')) ?? DEFAULT_ROWS,
    sortBy: known ? sortBy : definition.defaultSort,
    descending: known ? sort.startsWith('-') : defaultDescending,
    text: get('q'),
    filters,
    ...(get('view') !== '' && { view: get('view') }),
  };
}

/** The address after a change: what equals the default is left out, and a narrower list starts on page 1. */
export function writeListState<TFilter extends string>(
  definition: ListDefinition<TFilter>,
  search: URLSearchParams,
  change: Partial<ListState<TFilter>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (key: string, value: string) => {
    const name = parameter(definition, key);
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  if (change.text !== undefined) set('q', change.text);
  if (change.filters !== undefined) {
    for (const filter of filtersOf(definition)) {
      const { normalize } = definition.filters[filter];
      const given = change.filters[filter] ?? [];
      const values = normalize === undefined ? given : given.map((value) => normalize(value.trim()));
      set(filter, '');
      // One parameter a value: no character of theirs has to divide them, and an open bound keeps its place.
      if (isSet(values)) for (const value of values) next.append(parameter(definition, filter), value);
    }
  }
  if (change.rowsPerPage !== undefined) set('rows', String(change.rowsPerPage));
  if (change.sortBy !== undefined) {
    const { defaultSort, defaultDescending = false } = definition;
    const descending = change.descending ?? false;
    const plain = change.sortBy === defaultSort && descending === defaultDescending;
    set('sort', plain ? '' : `${descending ? '-' : ''}${change.sortBy}`);
  }
  if (change.view !== undefined) set('view', change.view);
  set('page', change.page === undefined || change.page === 1 ? '' : String(change.page));
  return next;
}

/** Filters of a list, in the order they are declared. */
export function filtersOf<TFilter extends string>({ filters }: ListDefinition<TFilter>): TFilter[] {
  return Object.keys(filters) as TFilter[];
}

/** What of the values in an address counts. */
function valid({ takes, known }: FilterRule, values: readonly string[]): readonly string[] {
  if (takes === 'span') return values;
  const set = values.filter((value) => value !== '' && (known?.includes(value) ?? true));
  return takes === 'one' ? set.slice(0, 1) : set;
}

/** Marks a place in the history that a search has made: more of the same text replaces it. */
const searching = 'searching';

/**
 * Changes where a list stands. One search is one place in the history.
 *
 * @param keepsPlace whether another page of it leaves the window where it is, as that of a part further down does
 */
export function useListChange<TFilter extends string>(
  definition: ListDefinition<TFilter>,
  keepsPlace = false,
) {
  const { storage } = useServices();
  const changeAddress = useAddressChange();
  return useCallback(
    (next: Partial<ListState<TFilter>>) => {
      if (next.rowsPerPage !== undefined) storage.write('rowsPerPage', String(next.rowsPerPage));
      changeAddress((search, state) => ({
        search: writeListState(definition, search, next),
        replace: next.text !== undefined && state === searching,
        state: next.text === undefined ? null : searching,
        // Another page begins at its top.
        preventScrollReset: keepsPlace || next.page === undefined,
      }));
    },
    [definition, keepsPlace, changeAddress, storage],
  );
}

function parameter(definition: ListDefinition<string>, key: string): string {
  return definition.name === undefined ? key : `${definition.name}.${key}`;
}

/** Whether a filter says anything: a span may have one open bound, not two. */
function isSet(values: readonly string[]): boolean {
  return values.some((value) => value !== '');
}

function positive(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

function rowsOf(text: string | undefined): number | undefined {
  return ROWS_PER_PAGE.find((rows) => String(rows) === text);
}
