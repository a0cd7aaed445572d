import { useTranslation } from 'react-i18next';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import { usersOf, UsersOfObject } from '#entities/users/UsersOfObject.tsx';
import { groupsMutations, groupsQueries, readMembers } from '#queries/groups.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader } from '#shared/list/list-spec.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { removeMembers } from './group-bulk-actions.ts';
import { groupDetails } from './group-details.ts';

/** The members of one group. */
const groupMembers = usersOf({
  id: 'group-members',
  name: 'members',
  matching: (state, { groupId = '' }) => ({ groupId, ...filterText(state) }),
  read: groupsQueries.members,
  readPages: readMembers,
  words: {
    title: 'groups:details.tab.members',
    search: 'groups:members.search',
    count: 'groups:members.count',
    noMatch: 'groups:members.noMatch',
    file: 'groups:members.listFile',
  },
});

export const loader = listLoader(groupMembers);

/** Who belongs to a group. Those of a local one can be removed here, one or many. */
export function GroupMembersTab() {
  const { t } = useTranslation('groups');
  const group = useObject(groupDetails);
  const { id, name, hasExternalReference } = group;
  return (
    <UsersOfObject
      object={group}
      spec={groupMembers}
      label={t('members.title', { name })}
      removal={{
        remove: groupsMutations.removeMembers(),
        putBack: groupsMutations.addMembers(),
        inputOf: (memberIds) => ({ groupId: id, memberIds }),
        from: { id, name },
        many: removeMembers,
        words: {
          header: t('members.remove'),
          one: (user) => t('members.removeOne', { user }),
          many: t('members.removeSelected'),
          failed: (user) => t('members.removeFailed', { name, user }),
          removed: (count, first) => t('bulk.remove.done', { count, name, first }),
        },
      }}
      empty={{
        title: t('members.empty.title', { name }),
        text: hasExternalReference ? t('members.empty.managed') : t('members.empty.text'),
      }}
      add={{ to: groupsPaths.addMembers(id), label: t('action.addMembers') }}
    />
  );
}

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
