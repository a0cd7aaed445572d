import type { Group } from '@archive-console/api-client';
import { AddPersonIcon, EmptyState } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useUserColumns } from '#entities/users/use-user-columns.tsx';
import { groupsBulk, groupsMutations, groupsQueries, readMembers } from '#queries/groups.ts';
import { nameOf } from '#queries/users.ts';
import { useRemoval } from '#shared/actions/use-removal.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useList } from '#shared/list/use-list.ts';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

/** The members of one group. */
const groupMembers = listOf({
  id: 'group-members',
  name: 'members',
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail', 'hasExternalReference'],
  filters: {},
  matching: (state, { groupId = '' }) => ({ groupId, ...filterText(state) }),
  read: groupsQueries.members,
  readPages: readMembers,
  nameOf,
  notFound: 'User.NotFound',
  words: {
    title: 'groups:details.tab.members',
    search: 'groups:members.search',
    count: 'groups:members.count',
    noMatch: 'groups:members.noMatch',
    stopped: 'groups:list.stopped',
    reading: 'groups:members.reading',
    readingFailed: 'groups:members.readingFailed',
  },
});

export const loader = listLoader(groupMembers);

/** Who belongs to a group. Those of a local one can be removed here, one or many. */
export function GroupMembersTab() {
  const group = useObject(groupDetails);
  return (
    <>
      {/* Nothing selected or under way for one group is meant for the next. */}
      <Members key={group.id} group={group} />
      {/* The dialog that adds members: the service would refuse it for a managed group. */}
      {!group.hasExternalReference && <Outlet context={group} />}
    </>
  );
}

function Members({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { name, hasExternalReference: isManaged } = group;
  const columns = useUserColumns();
  const removal = useMemberRemoval(group);
  return (
    <ListTable
      list={useList(groupMembers)}
      label={t('members.title', { name })}
      columns={[columns.name, columns.email, columns.origin, ...(isManaged ? [] : [removal.column])]}
      actions={isManaged ? [] : [removal.action]}
      empty={<NoMembers group={group} />}
    />
  );
}

function useMemberRemoval({ id, name }: Group) {
  const { t } = useTranslation('groups');
  const queryClient = useQueryClient();
  return useRemoval({
    remove: groupsMutations.removeMembers(),
    putBack: groupsMutations.addMembers(),
    inputOf: (memberIds) => ({ groupId: id, memberIds }),
    bulk: groupsBulk.removeMembers(queryClient, id),
    nameOf: groupMembers.nameOf,
    whyNot: () => undefined,
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
  });
}

function NoMembers({ group: { id, name, hasExternalReference } }: { group: Group }) {
  const { t } = useTranslation('groups');
  return (
    <EmptyState
      title={t('members.empty.title', { name })}
      text={hasExternalReference ? t('members.empty.managed') : t('members.empty.text')}
      action={
        !hasExternalReference && (
          <DialogLink to={groupsPaths.addMembers(id)} icon={AddPersonIcon}>
            {t('action.addMembers')}
          </DialogLink>
        )
      }
    />
  );
}
