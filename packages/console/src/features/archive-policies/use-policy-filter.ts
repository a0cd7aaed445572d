import { useSearchParams } from 'react-router';
import { type PolicyFilter, policyKinds } from './policy-kinds.ts';

/** The filter in the address. */
export function usePolicyFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: PolicyFilter = {
    text: search.get('q') ?? '',
    kind: policyKinds.find((kind) => kind === search.get('show')) ?? 'all',
  };
  return {
    filter,
    isFiltered: filter.text !== '' || filter.kind !== 'all',
    change({ text, kind }: PolicyFilter) {
      setSearch(
        { ...(text !== '' && { q: text }), ...(kind !== 'all' && { show: kind }) },
        { replace: true },
      );
    },
  };
}
