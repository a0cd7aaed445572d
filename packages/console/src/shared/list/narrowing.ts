import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import { type ListDefinition, type ListState, readListState, useListChange } from './list-state.ts';

/** What narrows a list, and what a search or a filter makes of its address. */
interface ListNarrowingState<TFilter extends string> {
  state: Pick<ListState<TFilter>, 'text' | 'filters'>;
  change: (change: Partial<ListState<TFilter>>) => void;
}

/** Where a list stands that is read as a whole, without a spec: what narrows it is found in the rows that are here. */
export function useListAddress<TFilter extends string>(
  definition: ListDefinition<TFilter>,
): ListNarrowingState<TFilter> & { isNarrowed: boolean } {
  const { storage } = useServices();
  const [search] = useSearchParams();
  const state = readListState(definition, search, storage);
  return { state, change: useListChange(definition), isNarrowed: isNarrowed(state) };
}

/** Whether a search or a filter keeps rows away. */
export const isNarrowed = ({ text, filters }: Pick<ListState<string>, 'text' | 'filters'>): boolean =>
  text !== '' || Object.keys(filters).length > 0;

/** The search and the filters of a list, as components take them. */
export function narrowingOf<TFilter extends string>(
  { state, change }: ListNarrowingState<TFilter>,
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
}: ListNarrowingState<TFilter>['state']): string {
  const { t } = useTranslation('area');
  if (Object.keys(filters).length === 0) return t('list.noMatch.search', { text });
  return t(text === '' ? 'list.noMatch.filters' : 'list.noMatch.both', { text });
}
