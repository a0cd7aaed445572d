import type {
  ListColumnChoice,
  ListNamedView,
  ListSort,
  ListViewContent,
  ListViews,
} from '@archive-console/ui';
import { useState } from 'react';
import { useServices } from '#shared/runtime/services.ts';
import type { AppStorage } from '#shared/storage.ts';
import { filtersOf, type ListDefinition, type ListState } from './list-state.ts';
import { columnChoiceOf, isRecord, isTexts, storedOf } from './list-view.ts';

/** The views a person has named for one list; what is not a view is left out. */
export function readViews(storage: AppStorage, list: string): readonly ListNamedView[] {
  const stored = storedOf(storage, 'views')[list];
  return Array.isArray(stored) ? stored.flatMap((view) => viewOf(view) ?? []) : [];
}

export function writeViews(storage: AppStorage, list: string, views: readonly ListNamedView[]): void {
  storage.write('views', JSON.stringify({ ...storedOf(storage, 'views'), [list]: views }));
}

function viewOf(stored: unknown): ListNamedView | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, columns, sort, filters } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(filters)) return undefined;
  return {
    id,
    name,
    columns: columnChoiceOf(columns),
    ...(isRecord(sort) &&
      typeof sort['id'] === 'string' && {
        sort: { id: sort['id'], descending: sort['descending'] === true },
      }),
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([filter, values]) => (isTexts(values) ? [[filter, values]] : [])),
    ),
  };
}

/** What a view makes of the address of a list. Search text and rows per page are no part of it. */
export function stateOfView<TFilter extends string>(
  definition: ListDefinition<TFilter>,
  content: ListViewContent,
  openId: string | undefined,
): Partial<ListState<TFilter>> {
  const set: Partial<Record<TFilter, readonly string[]>> = {};
  for (const filter of filtersOf(definition)) set[filter] = content.filters[filter] ?? [];
  const { id, descending } = content.sort ?? standardSort(definition);
  return { sortBy: id, descending, filters: set, view: openId ?? '' };
}

const standardSort = ({ defaultSort, defaultDescending = false }: ListDefinition<string>): ListSort => ({
  id: defaultSort,
  descending: defaultDescending,
});

/** Where a list stands, and how to change it. */
interface ShownList<TFilter extends string> {
  state: ListState<TFilter>;
  onChange: (change: Partial<ListState<TFilter>>) => void;
  onColumnChoice: (choice: ListColumnChoice) => void;
}

/** The named views of a list: kept in the browser for this person, the open one in the address. */
export function useNamedViews<TFilter extends string>(
  list: string,
  definition: ListDefinition<TFilter>,
  { state, onChange, onColumnChoice }: ShownList<TFilter>,
): ListViews {
  const { storage } = useServices();
  const [saved, setSaved] = useState(() => readViews(storage, list));
  return {
    saved,
    standard: {
      columns: { hidden: [], order: [] },
      sort: standardSort(definition),
      filters: {},
    },
    openId: state.view,
    onOpen(content, openId) {
      onColumnChoice(content.columns);
      onChange(stateOfView(definition, content, openId));
    },
    onSaved(views, openId) {
      writeViews(storage, list, views);
      setSaved(views);
      if (openId !== state.view) onChange({ view: openId ?? '' });
    },
  };
}
