import type { Group } from '@archive-console/api-client';
import { AddPersonIcon, EmailAddressesIcon, lazyPart } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, deleteAction, editAction, refuseManaged } from '#shared/actions/action.ts';
import { groupsPaths, type GroupTab } from '#shared/paths/groups.ts';

const deleteDialog = lazyPart(async () => (await import('./GroupDeleteDialogs.tsx')).GroupDeleteDialog);
const bulkDelete = lazyPart(async () => (await import('./GroupDeleteDialogs.tsx')).GroupBulkDelete);

/**
 * What can be done with a group. The service refuses all of it for a group that Microsoft 365 manages.
 *
 * @param tab the tab that editing leads back to
 */
export function useGroupActions(tab?: GroupTab): readonly Action<Group>[] {
  const { t } = useTranslation(['groups', 'area']);
  return useMemo(
    (): readonly Action<Group>[] => [
      editAction<Group>({
        label: t('action.edit'),
        to: (group) => groupsPaths.edit(group.id, tab),
        whyNot: refuseManaged(t('rules.editManaged')),
      }),
      {
        id: 'addMembers',
        icon: AddPersonIcon,
        label: t('action.addMembers'),
        to: (group) => groupsPaths.addMembers(group.id),
        isOverPage: tab !== undefined,
        whyNot: refuseManaged(t('area:groups.managedMembers')),
      },
      {
        id: 'createAddress',
        icon: EmailAddressesIcon,
        label: t('action.createAddress'),
        to: (group) => groupsPaths.createAddress(group.id),
        isOverPage: tab !== undefined,
        whyNot: refuseManaged(t('rules.addressesManaged')),
      },
      deleteAction<Group>({
        label: t('action.delete'),
        dialog: deleteDialog,
        whyNot: refuseManaged(t('rules.deleteManaged')),
        many: { label: t('bulk.deleteMany'), dialog: bulkDelete },
      }),
    ],
    [t, tab],
  );
}
