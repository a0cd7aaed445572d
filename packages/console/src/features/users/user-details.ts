import { AccountIcon } from '@archive-console/ui';
import { userGroupsQueries } from '#queries/users-groups.ts';
import { nameOf, usersQueries } from '#queries/users.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** The pages about one user. */
export const userDetails = detailsOf({
  param: 'userId',
  read: usersQueries.detail,
  seen: usersQueries.seen,
  nameOf,
  notFound: 'User.NotFound',
  icon: AccountIcon,
  hasFace: true,
  tabs: {
    profile: { label: 'users:details.tab.profile' },
    roles: { label: 'users:details.tab.roles', count: usersQueries.roleCount },
    groups: { label: 'users:details.tab.groups', count: userGroupsQueries.count },
    access: { label: 'users:details.tab.access' },
  },
  paths: usersPaths,
  words: {
    tabs: 'users:details.tabs',
    loading: 'users:details.loading',
    stopped: 'users:details.stopped',
    notFoundTitle: 'users:details.notFound.title',
    notFoundText: 'users:details.notFound.text',
    toList: 'users:details.toList',
    toObject: 'users:details.toUser',
    managed: 'users:details.managed',
  },
});
