import type { ArchivePolicy } from '@archive-console/api-client';
import { CheckIcon, CopyIcon, lazyPart, SkippedIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { dropsEverything } from '#entities/archive-policies/policy-shadows.ts';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import { type Action, type BulkAction, deleteAction, editAction } from '#shared/actions/action.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { switchPolicies } from './policy-bulk-actions.ts';

const deleteDialog = lazyPart(async () => (await import('./PolicyDeleteDialogs.tsx')).PolicyDeleteDialog);
const bulkDelete = lazyPart(async () => (await import('./PolicyDeleteDialogs.tsx')).PolicyBulkDelete);

/** What can be done with a policy besides moving and enabling it, and with many. A copy is disabled, so that nothing changes yet. */
export function usePolicyActions(): readonly Action<ArchivePolicy>[] {
  const { t } = useTranslation('archive-policies');
  const enabling = useEnabling();
  const copy = useAction(archivePoliciesMutations.create(), {
    done: (_input, { name }) => t('duplicate.done', { name }),
    about: (_input, policy) => archivePoliciesPaths.details(policy.id),
    failed: () => t('duplicate.failed'),
  });
  return [
    editAction({
      label: t('action.edit'),
      to: ({ id }) => archivePoliciesPaths.details(id),
    }),
    {
      id: 'duplicate',
      icon: CopyIcon,
      label: t('action.duplicate'),
      run: ({ id: _id, version: _version, ...policy }) =>
        void copy.run({ ...policy, name: t('duplicate.name', { name: policy.name }), isEnabled: false }),
    },
    { id: 'enable', icon: CheckIcon, label: t('bulk.enable.label'), many: enabling(true) },
    { id: 'disable', icon: SkippedIcon, label: t('bulk.disable.label'), many: enabling(false) },
    deleteAction({
      label: t('action.delete'),
      dialog: deleteDialog,
      many: { label: t('bulk.deleteMany'), dialog: bulkDelete },
    }),
  ];
}

/** Enables or disables many at once. One that keeps every mail out of the archive is enabled by itself, with its name. */
function useEnabling(): (isEnabled: boolean) => BulkAction<ArchivePolicy> {
  const { t } = useTranslation('archive-policies');
  const orderOf = useBulkOrder();
  return (isEnabled) => ({
    order(selected) {
      const others = selected.filter((policy) => policy.isEnabled !== isEnabled);
      const isAsked = (policy: ArchivePolicy) => dropsEverything({ ...policy, isEnabled });
      const rows = others.filter((policy) => !isAsked(policy));
      if (others.length === 0) return undefined;
      return {
        ...orderOf(switchPolicies, { isEnabled, policies: rows }, rows.length),
        rows,
        excluded: others.filter(isAsked).map(({ id, name }) => ({ id, name, reason: t('bulk.dropsAll') })),
      };
    },
  });
}
