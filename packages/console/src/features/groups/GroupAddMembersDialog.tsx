import { useTranslation } from 'react-i18next';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import { groupsMutations, groupsQueries } from '#queries/groups.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

/** Makes users members of a group. */
export function GroupAddMembersDialog() {
  const { t } = useTranslation('groups');
  const { id, name } = useObject(groupDetails);
  return (
    <PickerDialog
      picker={UserPicker}
      title={t('addMembers.title', { name })}
      confirm={(count) => t('addMembers.submit', { count })}
      alreadyIn={groupsQueries.allMemberIds(id)}
      mutation={groupsMutations.addMembers()}
      inverse={groupsMutations.removeMembers()}
      inputOf={(memberIds) => ({ groupId: id, memberIds })}
      done={(count, user) => t('addMembers.added', { count, name, user })}
      page={groupsPaths.details(id, 'members')}
    />
  );
}
