import { AddRoleIcon, AddToGroupIcon, DeleteIcon, type MenuItem, RemoveRoleIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useBulkRun } from '#shared/bulk/use-bulk-runs.ts';

/** What can be done with many users at once. */
export const bulkActions = ['addRoles', 'removeRoles', 'addToGroups', 'delete'] as const;
export type BulkActionId = (typeof bulkActions)[number];

/** The actions for the selection; while one of them runs, no other begins. */
export function useBulkActions(onOpen: (action: BulkActionId) => void): readonly MenuItem[] {
  const { t } = useTranslation('users');
  const phase = useBulkRun()?.phase;
  const isRunning = phase === 'running' || phase === 'stopping';
  const looks: Record<BulkActionId, Pick<MenuItem, 'icon' | 'label' | 'tone'>> = {
    addRoles: { icon: AddRoleIcon, label: t('list.bulk.addRole') },
    removeRoles: { icon: RemoveRoleIcon, label: t('list.bulk.removeRole') },
    addToGroups: { icon: AddToGroupIcon, label: t('list.bulk.addToGroup') },
    delete: { icon: DeleteIcon, label: t('list.bulk.delete'), tone: 'danger' },
  };
  return bulkActions.map((action) => ({
    id: action,
    ...looks[action],
    disabledReason: isRunning ? t('bulk.running') : undefined,
    onAction: () => onOpen(action),
  }));
}
