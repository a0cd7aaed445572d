import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { loader as listLoader, UserListScreen } from './UserListScreen.tsx';

const users: RouteHandle = { titleKey: 'users:list.title', crumb: () => usersPaths.list() };
const list: RouteHandle = { screen: { kind: 'list', story: 'users/UserList', acts: true } };
const create: RouteHandle = {
  titleKey: 'users:create.title',
  screen: { kind: 'form', story: 'users/UserCreate' },
};
const details: RouteHandle = {
  titleKey: 'users:details.title',
  name: ({ userId = '' }) => usersQueries.name(userId),
  crumb: ({ userId = '' }) => usersPaths.details(userId),
};
const edit: RouteHandle = {
  titleKey: 'users:edit.title',
  screen: { kind: 'edit-form', story: 'users/UserEdit', managed: true },
};
const frame: RouteHandle = {
  screen: { kind: 'details', story: 'users/UserDetails', acts: true, managed: true },
};
const profile: RouteHandle = { screen: { kind: 'tab', story: 'users/UserProfileTab', managed: true } };
const roles: RouteHandle = { screen: { kind: 'tab', story: 'users/UserRolesTab', acts: true, lists: true } };
const groups: RouteHandle = {
  screen: { kind: 'tab', story: 'users/UserGroupsTab', acts: true, lists: true, managed: true },
};
const access: RouteHandle = { screen: { kind: 'tab', story: 'users/UserAccessTab', lists: true } };
const addRoles: RouteHandle = {
  titleKey: 'users:details.addRoles',
  screen: { kind: 'dialog', story: 'users/UserAddRoles', reads: true, acts: true },
};
const addToGroups: RouteHandle = {
  titleKey: 'users:details.addToGroups',
  screen: { kind: 'dialog', story: 'users/UserAddToGroups', reads: true, acts: true, lists: true },
};

const profileTab = {
  Component: async () => (await import('./UserProfileTab.tsx')).UserProfileTab,
  loader: async () => (await import('./UserProfileTab.tsx')).loader,
};
const editPage = {
  Component: async () => (await import('./UserEditScreen.tsx')).UserEditScreen,
  loader: async () => (await import('./UserEditScreen.tsx')).loader,
};

/** Sends on to where something really lies; the list's own parameters travel along. */
function onTo(path: (userId: string) => string) {
  return ({ params, request }: LoaderFunctionArgs) =>
    redirect(`${path(params['userId'] ?? '')}${new URL(request.url).search}`);
}

/** Users: `edit`, `add-*` and `create-user` are reserved, any other unknown tab is the first one (D12). */
export const routes: RouteObject[] = [
  {
    path: 'users',
    handle: users,
    children: [
      { index: true, handle: list, Component: UserListScreen, loader: listLoader },
      {
        path: 'create-user',
        handle: create,
        lazy: { Component: async () => (await import('./UserCreateScreen.tsx')).UserCreateScreen },
      },
      {
        path: ':userId',
        handle: details,
        children: [
          { path: 'edit', handle: edit, lazy: editPage },
          { path: ':tab/edit', handle: edit, lazy: editPage },
          { path: 'add-roles', loader: onTo(usersPaths.addRoles) },
          { path: ':tab/add-roles', loader: onTo(usersPaths.addRoles) },
          { path: 'add-to-groups', loader: onTo(usersPaths.addToGroups) },
          { path: ':tab/add-to-groups', loader: onTo(usersPaths.addToGroups) },
          {
            handle: frame,
            lazy: {
              Component: async () => (await import('./UserDetailsScreen.tsx')).UserDetailsScreen,
              loader: async () => (await import('./UserDetailsScreen.tsx')).loader,
            },
            children: [
              { index: true, handle: profile, lazy: profileTab },
              { path: 'profile', handle: profile, lazy: profileTab },
              {
                path: 'roles',
                handle: roles,
                lazy: {
                  Component: async () => (await import('./UserRolesTab.tsx')).UserRolesTab,
                  loader: async () => (await import('./UserRolesTab.tsx')).loader,
                },
                children: [
                  {
                    path: 'add-roles',
                    handle: addRoles,
                    lazy: {
                      Component: async () => (await import('./UserAddRolesDialog.tsx')).UserAddRolesDialog,
                    },
                  },
                ],
              },
              {
                path: 'groups',
                handle: groups,
                lazy: {
                  Component: async () => (await import('./UserGroupsTab.tsx')).UserGroupsTab,
                  loader: async () => (await import('./UserGroupsTab.tsx')).loader,
                },
                children: [
                  {
                    path: 'add-to-groups',
                    handle: addToGroups,
                    lazy: {
                      Component: async () =>
                        (await import('./UserAddToGroupsDialog.tsx')).UserAddToGroupsDialog,
                    },
                  },
                ],
              },
              {
                path: 'access',
                handle: access,
                lazy: {
                  Component: async () => (await import('./UserAccessTab.tsx')).UserAccessTab,
                  loader: async () => (await import('./UserAccessTab.tsx')).loader,
                },
              },
              { path: '*', loader: onTo((userId) => usersPaths.details(userId)) },
            ],
          },
        ],
      },
    ],
  },
];
