import type { User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { GroupPicker } from '#entities/groups/GroupPicker.tsx';
import { userGroupsMutations, userGroupsQueries } from '#queries/users-groups.ts';
import { nameOf } from '#queries/users.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useObject } from '#shared/details/use-object.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { addUsersToGroups } from './user-bulk-actions.ts';
import { userDetails } from './user-details.ts';

/** Makes a user a member of groups. */
export function UserAddToGroupsDialog() {
  const { t } = useTranslation('users');
  const user = useObject(userDetails);
  const name = nameOf(user);
  return (
    <PickerDialog
      picker={GroupPicker}
      title={t('addToGroups.title', { name })}
      confirm={(count) => t('addToGroups.submit', { count })}
      alreadyIn={userGroupsQueries.allIds(user.id)}
      mutation={userGroupsMutations.add()}
      inverse={userGroupsMutations.remove()}
      inputOf={(groupIds) => ({ userId: user.id, groupIds })}
      done={(count, groups) => t('addToGroups.added', { count, name, groups })}
      page={usersPaths.details(user.id, 'groups')}
    />
  );
}

const none: readonly string[] = [];

/** Which groups many users join. A user who is in one already remains in it. */
export function UserBulkGroups({ isOpen, rows, onStart, onClose }: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const orderOf = useBulkOrder();
  return (
    <GroupPicker
      isOpen={isOpen}
      title={t('bulk.addToGroups.title', { count: rows.length })}
      confirm={(count) => t('addToGroups.submit', { count })}
      alreadyIn={none}
      onClose={onClose}
      onConfirm={(chosen) => {
        const groups = chosen.map(({ id, name }) => ({ id, name }));
        onStart(orderOf(addUsersToGroups, groups, rows.length));
      }}
    />
  );
}
