import { type LoaderFunction, Outlet } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { readListState } from '#shared/list/list-state.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { GroupList } from './parts/GroupList.tsx';
import { useUserOfPage } from './use-user-of-page.ts';
import { userGroupsDefinition, userGroupsRequest } from './user-groups.ts';

export const loader: LoaderFunction = ({ params, request, context }) => {
  const { queryClient, storage } = servicesOf(context);
  const state = readListState(userGroupsDefinition, new URL(request.url).searchParams, storage);
  queryClient
    .query(usersQueries.groups(userGroupsRequest(params['userId'] ?? '', state)))
    .catch(() => undefined);
  return null;
};

/** The groups of one person. The dialog that adds to more lies over it, with its own address. */
export function UserGroupsTab() {
  const user = useUserOfPage();
  return (
    <>
      {/* Nothing selected or under way for one person is meant for the next. */}
      <GroupList key={user.id} user={user} />
      <Outlet context={user} />
    </>
  );
}
