import { GroupsIcon } from '@archive-console/ui';
import { groupsQueries } from '#queries/groups.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { groupsPaths } from '#shared/paths/groups.ts';

/** The pages about one group. */
export const groupDetails = detailsOf({
  param: 'groupId',
  read: groupsQueries.detail,
  seen: groupsQueries.seen,
  nameOf: ({ name }) => name,
  notFound: 'Group.NotFound',
  icon: GroupsIcon,
  tabs: {
    overview: { label: 'groups:details.tab.overview' },
    members: { label: 'groups:details.tab.members', count: groupsQueries.memberCount },
    addresses: {
      label: 'groups:details.tab.addresses',
      count: (groupId) => ({
        ...groupsQueries.addresses(groupId),
        select: ({ length }: readonly unknown[]) => length,
      }),
    },
  },
  paths: groupsPaths,
  words: {
    tabs: 'groups:details.tabs',
    loading: 'groups:details.loading',
    stopped: 'groups:details.stopped',
    notFoundTitle: 'groups:details.notFound.title',
    notFoundText: 'groups:details.notFound.text',
    toList: 'groups:details.toList',
    toObject: 'groups:details.toGroup',
    managed: 'groups:details.managed',
  },
});
