import { ARCHIVE_ACTIONS, type ArchivePolicy } from '@archive-console/api-client';
import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { Shadow } from '#entities/archive-policies/policy-shadows.ts';
import type { ListDefinition, ListState } from '#shared/list/list-state.ts';

const states = ['enabled', 'disabled', 'shadowed'] as const;

/** What the address says of the list: all of them are read, because each depends on those before it. */
export const policyList: ListDefinition<'action' | 'state'> = {
  defaultSort: 'position',
  sortable: [],
  filters: { action: { takes: 'one', known: ARCHIVE_ACTIONS }, state: { takes: 'one', known: states } },
};

type PolicyPlace = Pick<ListState<'action' | 'state'>, 'text' | 'filters'>;

/** Whether a policy is shown. */
export function isShown(
  { text, filters }: PolicyPlace,
  policy: ArchivePolicy,
  shadows: ReadonlyMap<string, Shadow>,
): boolean {
  const wanted = text.trim().toLowerCase();
  const { name, description, senderPatterns, recipientPatterns, subjectPatterns } = policy;
  const searched = [name, description, ...senderPatterns, ...recipientPatterns, ...subjectPatterns];
  const stands = [policy.isEnabled ? 'enabled' : 'disabled', ...(shadows.has(policy.id) ? ['shadowed'] : [])];
  return (
    (filters.action?.includes(policy.action) ?? true) &&
    (filters.state?.some((state) => stands.includes(state)) ?? true) &&
    searched.some((one) => one.toLowerCase().includes(wanted))
  );
}

/** What can be asked for: what policies do, and how they stand. */
export function usePolicyFilters({ action = [], state = [] }: PolicyPlace['filters']): readonly ListFilter[] {
  const { t } = useTranslation('archive-policies');
  const stateNames = {
    enabled: t('list.enabled'),
    disabled: t('list.disabled'),
    shadowed: t('shadow.badge'),
  };
  const actionNames = { Archive: t('action.Archive'), DoNotArchive: t('action.DoNotArchive') };
  return [
    {
      id: 'action',
      label: t('field.action'),
      kind: 'one',
      values: action,
      options: ARCHIVE_ACTIONS.map((value) => ({ value, label: actionNames[value] })),
    },
    {
      id: 'state',
      label: t('list.column.state'),
      kind: 'one',
      values: state,
      options: states.map((value) => ({ value, label: stateNames[value] })),
    },
  ];
}
