import type { ArchivePolicy } from '@archive-console/api-client';
import { useSearchParams } from 'react-router';
import type { Shadow } from '#entities/archive-policies/policy-shadows.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';

/** What of the policies a list can show; `all` without a mark in the address. */
export const policyKinds = ['all', 'archived', 'notArchived', 'disabled', 'shadowed'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Which policies are shown: all of them are read, because each depends on those before it. */
export interface PolicyFilter {
  text: string;
  kind: PolicyKind;
}

/** Whether a policy is shown. */
export function isShown(
  { text, kind }: PolicyFilter,
  policy: ArchivePolicy,
  shadows: ReadonlyMap<string, Shadow>,
): boolean {
  const wanted = text.trim().toLowerCase();
  const { name, description, senderPatterns, recipientPatterns, subjectPatterns } = policy;
  const searched = [name, description, ...senderPatterns, ...recipientPatterns, ...subjectPatterns];
  const isOfKind: Readonly<Record<PolicyKind, boolean>> = {
    all: true,
    archived: policy.action === 'Archive',
    notArchived: policy.action === 'DoNotArchive',
    disabled: !policy.isEnabled,
    shadowed: shadows.has(policy.id),
  };
  return isOfKind[kind] && searched.some((one) => one.toLowerCase().includes(wanted));
}

/** The filter in the address. */
export function usePolicyFilter() {
  const [given] = useSearchParams();
  const changeAddress = useAddressChange();
  const filter: PolicyFilter = {
    text: given.get('q') ?? '',
    kind: policyKinds.find((kind) => kind === given.get('show')) ?? 'all',
  };
  return {
    filter,
    isFiltered: filter.text !== '' || filter.kind !== 'all',
    change: ({ text, kind }: Partial<PolicyFilter>) =>
      changeAddress((search) => {
        put(search, 'q', text, '');
        put(search, 'show', kind, 'all');
        return { search, replace: true };
      }),
  };
}

/** Puts a value into the address, the usual one without a mark; as before where no value is given. */
function put(search: URLSearchParams, name: string, value: string | undefined, usual: string): void {
  if (value === usual) search.delete(name);
  else if (value !== undefined) search.set(name, value);
}
