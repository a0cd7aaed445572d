import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersOf, UsersOfObject } from '#entities/users/UsersOfObject.tsx';
import { groupsBulk, groupsMutations, groupsQueries, readMembers } from '#queries/groups.ts';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader } from '#shared/list/list-spec.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
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
    stopped: 'groups:list.stopped',
    reading: 'groups:members.reading',
    readingFailed: 'groups:members.readingFailed',
    file: 'groups:members.listFile',
  },
});

export const loader = listLoader(groupMembers);

/** Who belongs to a group. Those of a local one can be removed here, one or many. */
export function GroupMembersTab() {
  const { t } = useTranslation('groups');
  const queryClient = useQueryClient();
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
        bulk: groupsBulk.removeMembers(queryClient, id),
        words: {
          header: t('members.remove'),
          one: (user) => t('members.removeOne', { user }),
          many: t('members.removeSelected'),
          failed: (user) => t('members.removeFailed', { name, user }),
          removed: (count, user) => t('members.removed', { count, name, user }),
          run: t('members.run', { name }),
          partlyRemoved: (count, left) => t('members.partlyRemoved', { count, name, left }),
          file: t('members.file'),
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
