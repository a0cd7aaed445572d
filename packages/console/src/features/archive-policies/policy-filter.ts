import { ARCHIVE_ACTIONS, type ArchivePolicy } from '@archive-console/api-client';
import { useSearchParams } from 'react-router';
import type { Shadow } from '#entities/archive-policies/policy-shadows.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';

/** What a list can show of what policies do, and of how they stand; `all` without a mark in the address. */
export const policyActions = ['all', ...ARCHIVE_ACTIONS] as const;
export const policyStates = ['all', 'enabled', 'disabled', 'shadowed'] as const;

/** Which policies are shown: all of them are read, because each depends on those before it. */
export interface PolicyFilter {
  text: string;
  action: (typeof policyActions)[number];
  state: (typeof policyStates)[number];
}

/** Shows every policy. */
export const everyPolicy: PolicyFilter = { text: '', action: 'all', state: 'all' };

/** Whether a policy is shown. */
export function isShown(
  { text, action, state }: PolicyFilter,
  policy: ArchivePolicy,
  shadows: ReadonlyMap<string, Shadow>,
): boolean {
  const wanted = text.trim().toLowerCase();
  const { name, description, senderPatterns, recipientPatterns, subjectPatterns } = policy;
  const searched = [name, description, ...senderPatterns, ...recipientPatterns, ...subjectPatterns];
  const isInState: Readonly<Record<PolicyFilter['state'], boolean>> = {
    all: true,
    enabled: policy.isEnabled,
    disabled: !policy.isEnabled,
    shadowed: shadows.has(policy.id),
  };
  return (
    (action === 'all' || policy.action === action) &&
    isInState[state] &&
    searched.some((one) => one.toLowerCase().includes(wanted))
  );
}

/** The filter in the address. */
export function usePolicyFilter() {
  const [given] = useSearchParams();
  const changeAddress = useAddressChange();
  const filter: PolicyFilter = {
    text: given.get('q') ?? '',
    action: policyActions.find((action) => action === given.get('action')) ?? 'all',
    state: policyStates.find((state) => state === given.get('state')) ?? 'all',
  };
  return {
    filter,
    isFiltered: filter.text !== '' || filter.action !== 'all' || filter.state !== 'all',
    change: ({ text, action, state }: Partial<PolicyFilter>) =>
      changeAddress((search) => {
        put(search, 'q', text, '');
        put(search, 'action', action, 'all');
        put(search, 'state', state, 'all');
        return { search, replace: true };
      }),
  };
}

/** Puts a value into the address, the usual one without a mark; as before where no value is given. */
function put(search: URLSearchParams, name: string, value: string | undefined, usual: string): void {
  if (value === usual) search.delete(name);
  else if (value !== undefined) search.set(name, value);
}
