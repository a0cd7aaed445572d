import type { ArchivePolicy } from '@archive-console/api-client';
import { CopyIcon, lazyPart } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import { type Action, deleteAction, editAction } from '#shared/actions/action.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';

const deleteDialog = lazyPart(async () => (await import('./PolicyDeleteDialog.tsx')).PolicyDeleteDialog);

/** What can be done with a policy besides moving and enabling it. A copy is disabled, so that nothing changes yet. */
export function usePolicyActions(): readonly Action<ArchivePolicy>[] {
  const { t } = useTranslation('archive-policies');
  const copy = useAction(archivePoliciesMutations.create(), {
    done: (_input, { name }) => t('duplicate.done', { name }),
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
    deleteAction({
      label: t('action.delete'),
      dialog: deleteDialog,
    }),
  ];
}
