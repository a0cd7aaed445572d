import { AddRoleIcon, AddToGroupIcon, DeleteIcon, type MenuItem, RemoveRoleIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useBulkRun } from '#shared/use-bulk-runs.ts';

/** What can be done with many users at once. */
export const bulkDeeds = ['addRoles', 'removeRoles', 'addToGroups', 'delete'] as const;
export type BulkDeed = (typeof bulkDeeds)[number];

/** The deeds for the selection; while one of them runs, no other begins. */
export function useBulkActions(onOpen: (deed: BulkDeed) => void): readonly MenuItem[] {
  const { t } = useTranslation('users');
  const phase = useBulkRun()?.phase;
  const isRunning = phase === 'running' || phase === 'stopping';
  const looks: Record<BulkDeed, Pick<MenuItem, 'icon' | 'label' | 'tone'>> = {
    addRoles: { icon: AddRoleIcon, label: t('list.bulk.addRole') },
    removeRoles: { icon: RemoveRoleIcon, label: t('list.bulk.removeRole') },
    addToGroups: { icon: AddToGroupIcon, label: t('list.bulk.addToGroup') },
    delete: { icon: DeleteIcon, label: t('list.bulk.delete'), tone: 'danger' },
  };
  return bulkDeeds.map((deed) => ({
    id: deed,
    ...looks[deed],
    disabledReason: isRunning ? t('bulk.running') : undefined,
    onAction: () => onOpen(deed),
  }));
}
