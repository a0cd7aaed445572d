import type { User } from '@archive-console/api-client';
import { AddRoleIcon, AddToGroupIcon, lazyPart, RemoveRoleIcon } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, deleteAction, editAction, refuseManaged } from '#shared/actions/action.ts';
import { usersPaths, type UserTab } from '#shared/paths/users.ts';
import { useMe } from '#shared/session/use-me.ts';
import { whyNotDelete } from './user-rules.ts';

const deleteDialog = lazyPart(async () => (await import('./UserDeleteDialogs.tsx')).UserDeleteDialog);
const bulkDelete = lazyPart(async () => (await import('./UserDeleteDialogs.tsx')).UserBulkDelete);
const bulkGroups = lazyPart(async () => (await import('./UserAddToGroupsDialog.tsx')).UserBulkGroups);
const bulkAddRoles = lazyPart(async () => (await import('./UserBulkRoles.tsx')).UserBulkAddRoles);
const bulkRemoveRoles = lazyPart(async () => (await import('./UserBulkRoles.tsx')).UserBulkRemoveRoles);

/**
 * What can be done with a user.
 *
 * @param tab the tab that editing leads back to
 */
export function useUserActions(tab?: UserTab): readonly Action<User>[] {
  const { t } = useTranslation('users');
  const me = useMe();
  return useMemo((): readonly Action<User>[] => {
    return [
      editAction<User>({
        label: t('action.edit'),
        to: (user) => usersPaths.edit(user.id, tab),
        whyNot: refuseManaged(t('rules.editManaged')),
      }),
      {
        id: 'addRoles',
        icon: AddRoleIcon,
        label: t('action.addRoles'),
        to: (user) => usersPaths.addRoles(user.id),
        isOverPage: tab !== undefined,
        many: { label: t('bulk.addRole'), dialog: bulkAddRoles },
      },
      {
        id: 'removeRoles',
        icon: RemoveRoleIcon,
        label: t('bulk.removeRole'),
        many: { dialog: bulkRemoveRoles },
      },
      {
        id: 'addToGroups',
        icon: AddToGroupIcon,
        label: t('action.addToGroups'),
        to: (user) => usersPaths.addToGroups(user.id),
        isOverPage: tab !== undefined,
        many: { label: t('bulk.addToGroup'), dialog: bulkGroups },
      },
      deleteAction({
        label: t('action.delete'),
        dialog: deleteDialog,
        whyNot(user) {
          const reason = whyNotDelete(user, me);
          return reason && t(reason);
        },
        many: { label: t('bulk.deleteMany'), dialog: bulkDelete },
      }),
    ];
  }, [t, me, tab]);
}
