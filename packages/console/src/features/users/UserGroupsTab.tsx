import type { Group, User } from '@archive-console/api-client';
import { AddToGroupIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGroupColumns } from '#entities/groups/use-group-columns.tsx';
import { useGroupTexts } from '#entities/groups/use-group-texts.ts';
import { readGroupsOf, userGroupsMutations, userGroupsQueries } from '#queries/users-groups.ts';
import { nameOf } from '#queries/users.ts';
import { NothingYet } from '#shared/actions/NothingYet.tsx';
import { useRemoval } from '#shared/actions/use-removal.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useList } from '#shared/list/use-list.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { leaveGroups } from './user-bulk-actions.ts';

/** The groups of one user. */
const userGroups = listOf({
  id: 'user-groups',
  name: 'groups',
  defaultSort: 'name',
  sortable: ['name', 'groupType', 'hasExternalReference'],
  filters: {},
  matching: (state, { userId = '' }) => ({ userId, ...filterText(state) }),
  read: userGroupsQueries.list,
  readPages: readGroupsOf,
  nameOf: (group: Group) => group.name,
  notFound: 'Group.NotFound',
  words: {
    title: 'users:details.tab.groups',
    search: 'users:groups.search',
    count: 'users:groups.count',
    noMatch: 'users:groups.noMatch',
    file: 'users:groups.listFile',
  },
});

export const loader = listLoader(userGroups);

/** The groups of one user; local ones can be left here, one or many. The dialog that adds to more lies over it. */
export function UserGroupsTab() {
  const user = useObject(userDetails);
  return (
    <>
      {/* Nothing selected or under way for one user is meant for the next. */}
      <Groups key={user.id} user={user} />
      <Outlet context={user} />
    </>
  );
}

function Groups({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'area']);
  const name = nameOf(user);
  const columns = useGroupColumns();
  const whyNot = (group: Group) => (group.hasExternalReference ? t('area:groups.managedMembers') : undefined);
  const removal = useRemoval({
    remove: userGroupsMutations.remove(),
    putBack: userGroupsMutations.add(),
    inputOf: (groupIds) => ({ userId: user.id, groupIds }),
    from: { id: user.id, name },
    many: leaveGroups,
    nameOf: userGroups.nameOf,
    whyNot,
    words: {
      header: t('groups.remove'),
      one: (group) => t('groups.removeOne', { group }),
      many: t('groups.removeSelected'),
      failed: (group) => t('groups.removeFailed', { name, group }),
      removed: (count, first) => t('bulk.remove.done', { count, name, first }),
    },
  });
  return (
    <ListTable
      list={useList(userGroups)}
      label={t('groups.title', { name })}
      columns={[columns.name, columns.type, columns.origin, removal.column]}
      actions={[removal.action]}
      whyNotSelect={whyNot}
      csv={{ columns: useGroupTexts() }}
      empty={
        <NothingYet
          title={t('groups.empty.title', { name })}
          text={t('groups.empty.text')}
          add={{
            to: usersPaths.addToGroups(user.id),
            icon: AddToGroupIcon,
            children: t('action.addToGroups'),
          }}
        />
      }
    />
  );
}
