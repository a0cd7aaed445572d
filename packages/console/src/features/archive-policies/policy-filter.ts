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
