import { groupsQueries } from '#queries/groups.ts';
import { areaRoutes } from '#shared/navigation/area-routes.ts';
import { dialog, page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { GroupListScreen, loader as listLoader } from './GroupListScreen.tsx';

const groups: RouteHandle = { titleKey: 'groups:list.title', crumb: () => groupsPaths.list() };
const list: RouteHandle = { screen: { kind: 'list', story: 'groups/GroupList', acts: true } };
const create = page(() => import('./GroupCreateScreen.tsx'), 'GroupCreateScreen', {
  titleKey: 'groups:create.title',
  screen: { kind: 'form', story: 'groups/GroupCreate' },
});
const createMany = page(() => import('./GroupCreateManyScreen.tsx'), 'GroupCreateManyScreen', {
  titleKey: 'groups:list.createMany',
  screen: { kind: 'form', story: 'groups/GroupCreateMany' },
});
const details: RouteHandle = {
  titleKey: 'groups:details.title',
  name: ({ groupId = '' }) => groupsQueries.name(groupId),
  crumb: ({ groupId = '' }) => groupsPaths.details(groupId),
};
const edit = page(() => import('./GroupEditScreen.tsx'), 'GroupEditScreen', {
  titleKey: 'groups:edit.title',
  screen: { kind: 'edit-form', story: 'groups/GroupEdit', managed: true },
});
const frame = page(() => import('./GroupDetailsScreen.tsx'), 'GroupDetailsScreen', {
  screen: { kind: 'details', story: 'groups/GroupDetails', acts: true, managed: true },
});
const overview = page(() => import('./GroupOverviewTab.tsx'), 'GroupOverviewTab', {
  screen: { kind: 'tab', story: 'groups/GroupOverviewTab', lists: true, managed: true },
});
const members = page(() => import('./GroupMembersTab.tsx'), 'GroupMembersTab', {
  screen: { kind: 'tab', story: 'groups/GroupMembersTab', acts: true, lists: true, managed: true },
});
const addMembers = dialog(() => import('./GroupMembersTab.tsx'), 'GroupAddMembersDialog', {
  titleKey: 'groups:action.addMembers',
  screen: { kind: 'dialog', story: 'groups/GroupAddMembers', reads: true, acts: true, lists: true },
});
const addresses = page(() => import('./GroupAddressesTab.tsx'), 'GroupAddressesTab', {
  screen: { kind: 'tab', story: 'groups/GroupAddressesTab', acts: true, lists: true, managed: true },
});
const createAddress = dialog(() => import('./GroupAddressesTab.tsx'), 'GroupCreateAddressDialog', {
  titleKey: 'groups:action.createAddress',
  screen: { kind: 'dialog', story: 'groups/GroupCreateAddress', acts: true },
});

export const routes = areaRoutes({
  path: 'groups',
  handle: groups,
  list: { handle: list, Component: GroupListScreen, loader: listLoader },
  create: { 'create-group': create, 'create-many': createMany },
  object: {
    param: 'groupId',
    handle: details,
    path: groupsPaths.details,
    frame,
    edit,
    tabs: { overview, members, addresses },
    dialogs: {
      members: { 'add-members': addMembers },
      addresses: { 'create-email-address': createAddress },
    },
  },
});
