import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import { type ListDefinition, type ListState, readListState, useListChange } from './list-state.ts';

/** What narrows a list, and what a search or a filter makes of its address. */
interface Narrowed<TFilter extends string> {
  state: Pick<ListState<TFilter>, 'text' | 'filters'>;
  change: (change: Partial<ListState<TFilter>>) => void;
}

/** Where a list stands that is read as a whole, without a spec: what narrows it is found in the rows that are here. */
export function useListAddress<TFilter extends string>(
  definition: ListDefinition<TFilter>,
): Narrowed<TFilter> & { isNarrowed: boolean } {
  const { storage } = useServices();
  const [search] = useSearchParams();
  const state = readListState(definition, search, storage);
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  return { state, change: useListChange(definition), isNarrowed };
}

/** The search and the filters of a list, as components take them. */
export function narrowingOf<TFilter extends string>(
  { state, change }: Narrowed<TFilter>,
  label: string,
  filters: readonly ListFilter[] | undefined,
) {
  return {
    search: { value: state.text, label, onChange: (text: string) => change({ text }) },
    filters,
    onFilter: (id: string, values: readonly string[]) =>
      change({ filters: { ...state.filters, [id]: values } }),
    onClearFilters: () => change({ text: '', filters: {} }),
  };
}

/** What kept every row away, in words. */
export function useNoMatchText<TFilter extends string>({
  text,
  filters,
}: Narrowed<TFilter>['state']): string {
  const { t } = useTranslation('area');
  if (Object.keys(filters).length === 0) return t('list.noMatch.search', { text });
  return t(text === '' ? 'list.noMatch.filters' : 'list.noMatch.both', { text });
}
