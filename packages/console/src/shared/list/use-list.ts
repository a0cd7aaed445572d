import type { Page } from '@archive-console/api-client';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { ListedRow, ListPlace, ListSpec } from './list-spec.ts';
import { type ListState, useListChange } from './list-state.ts';
import { type RowSelection, useListSelection } from './selected-rows.ts';

/** A list on screen: where it stands, its rows as far as they are read, and what is selected of them. */
export interface List<
  TRow extends ListedRow,
  TFilter extends string,
  TMatching extends object,
> extends ListPlace<TFilter, TMatching> {
  spec: ListSpec<TRow, TFilter, TMatching>;
  change: (change: Partial<ListState<TFilter>>) => void;
  read: UseQueryResult<Page<TRow>>;
  rows: readonly TRow[];
  selection: RowSelection<TRow>;
  /** Ends the wait for the rows. */
  stopWaiting(): void;
}

const none: readonly never[] = [];

/** The list of the route that is drawn; its loader is `listLoader(spec)`. */
export function useList<TRow extends ListedRow, TFilter extends string, TMatching extends object>(
  spec: ListSpec<TRow, TFilter, TMatching>,
): List<TRow, TFilter, TMatching> {
  const place = useLoaderData<ListPlace<TFilter, TMatching>>();
  const queryClient = useQueryClient();
  const change = useListChange(spec);
  const options = spec.read(place.request);
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  const rows = read.data?.rows ?? none;
  const matchingKey = useMemo(() => JSON.stringify(place.matching), [place.matching]);
  const selection = useListSelection<TRow>(rows, matchingKey);
  return {
    ...place,
    spec,
    change,
    read,
    rows,
    selection,
    stopWaiting: () => void queryClient.cancelQueries({ queryKey: options.queryKey }),
  };
}
