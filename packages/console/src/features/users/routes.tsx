import { usersQueries } from '#queries/users.ts';
import { areaRoutes } from '#shared/navigation/area-routes.ts';
import { dialog, page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { loader as listLoader, UserListScreen } from './UserListScreen.tsx';

const users: RouteHandle = { titleKey: 'users:list.title', crumb: () => usersPaths.list() };
const list: RouteHandle = { screen: { kind: 'list', story: 'users/UserList', acts: true } };
const create = page(() => import('./UserCreateScreen.tsx'), 'UserCreateScreen', {
  titleKey: 'users:create.title',
  screen: { kind: 'form', story: 'users/UserCreate' },
});
const createMany = page(() => import('./UserCreateManyScreen.tsx'), 'UserCreateManyScreen', {
  titleKey: 'users:list.createMany',
  screen: { kind: 'form', story: 'users/UserCreateMany' },
});
const details: RouteHandle = {
  titleKey: 'users:details.title',
  name: ({ userId = '' }) => usersQueries.name(userId),
  crumb: ({ userId = '' }) => usersPaths.details(userId),
};
const edit = page(() => import('./UserEditScreen.tsx'), 'UserEditScreen', {
  titleKey: 'users:edit.title',
  screen: { kind: 'edit-form', story: 'users/UserEdit', managed: true },
});
const frame = page(() => import('./UserDetailsScreen.tsx'), 'UserDetailsScreen', {
  screen: { kind: 'details', story: 'users/UserDetails', acts: true, managed: true },
});
const profile = page(() => import('./UserProfileTab.tsx'), 'UserProfileTab', {
  screen: { kind: 'tab', story: 'users/UserProfileTab', managed: true },
});
const roles = page(() => import('./UserRolesTab.tsx'), 'UserRolesTab', {
  screen: { kind: 'tab', story: 'users/UserRolesTab', acts: true, lists: true },
});
const groups = page(() => import('./UserGroupsTab.tsx'), 'UserGroupsTab', {
  screen: { kind: 'tab', story: 'users/UserGroupsTab', acts: true, lists: true, managed: true },
});
const access = page(() => import('./UserAccessTab.tsx'), 'UserAccessTab', {
  screen: { kind: 'tab', story: 'users/UserAccessTab', lists: true },
});
const addRoles = dialog(() => import('./UserAddRolesDialog.tsx'), 'UserAddRolesDialog', {
  titleKey: 'users:action.addRoles',
  screen: { kind: 'dialog', story: 'users/UserAddRoles', reads: true, acts: true },
});
const addToGroups = dialog(() => import('./UserAddToGroupsDialog.tsx'), 'UserAddToGroupsDialog', {
  titleKey: 'users:action.addToGroups',
  screen: { kind: 'dialog', story: 'users/UserAddToGroups', reads: true, acts: true, lists: true },
});

export const routes = areaRoutes({
  path: 'users',
  handle: users,
  list: { handle: list, Component: UserListScreen, loader: listLoader },
  create: { 'create-user': create, 'create-many': createMany },
  object: {
    param: 'userId',
    handle: details,
    path: usersPaths.details,
    frame,
    edit,
    tabs: { profile, roles, groups, access },
    dialogs: { roles: { 'add-roles': addRoles }, groups: { 'add-to-groups': addToGroups } },
  },
});
