import { useSearchParams } from 'react-router';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { type PolicyFilter, policyKinds } from './policy-kinds.ts';

/** The filter in the address. */
export function usePolicyFilter() {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const filter: PolicyFilter = {
    text: search.get('q') ?? '',
    kind: policyKinds.find((kind) => kind === search.get('show')) ?? 'all',
  };
  return {
    filter,
    isFiltered: filter.text !== '' || filter.kind !== 'all',
    change: ({ text, kind }: Partial<PolicyFilter>) =>
      changeAddress((before) => ({
        search: withParameter(withParameter(before, 'q', text, ''), 'show', kind, 'all'),
        replace: true,
      })),
  };
}

/** The address with a value in it, or without a mark where it is the usual one; as before where no value is given. */
function withParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
  usual: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === usual) next.delete(name);
  else if (value !== undefined) next.set(name, value);
  return next;
}
