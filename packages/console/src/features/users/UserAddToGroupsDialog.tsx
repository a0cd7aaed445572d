import type { User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { GroupPicker } from '#entities/groups/GroupPicker.tsx';
import { userGroupsMutations, userGroupsQueries } from '#queries/users-groups.ts';
import { nameOf } from '#queries/users.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkPickerDialog } from '#shared/bulk/BulkPickerDialog.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { addUsersToGroups } from './user-bulk-actions.ts';
import { userDetails } from './user-details.ts';
import { targetOf } from './user-list.ts';

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

/** Which groups many users join. A user who is in one already remains in it. */
export function UserBulkGroups(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  return (
    <BulkPickerDialog
      {...dialog}
      picker={GroupPicker}
      title={(count) => t('bulk.add.title', { count })}
      confirm={(count) => t('addToGroups.submit', { count })}
      targetOf={targetOf}
      action={addUsersToGroups}
      choiceOf={(groups) => [...groups]}
    />
  );
}
