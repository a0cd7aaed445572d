import type { User } from '@archive-console/api-client';
import { Page } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { type UserTab, usersPaths, userTabs } from '#shared/paths/users.ts';
import { isUserNotFound } from './is-user-not-found.ts';
import { listSearch } from './list-search.ts';
import { loadUser } from './load-user.ts';
import { DeleteUserDialog } from './parts/DeleteUserDialog.tsx';
import { UserActions } from './parts/UserActions.tsx';
import { UserHeader } from './parts/UserHeader.tsx';
import { UserLoadState } from './parts/UserLoadState.tsx';
import { UserOrigin } from './parts/UserOrigin.tsx';
import { UserTabs } from './parts/UserTabs.tsx';
import { UserUnreadable } from './parts/UserUnreadable.tsx';
import { useDialogInAddress } from './use-dialog-in-address.ts';
import { useMe } from './use-me.ts';
import { whyNotDelete } from './user-rules.ts';

export const loader = loadUser;

/** One person: who they are, and their tabs. */
export function UserDetailsScreen() {
  const { userId = '' } = useParams();
  const options = usersQueries.detail(userId);
  const read = useQuery(options);
  const { data: user, error, isError, refetch } = read;
  const tab = useTab();
  const deletion = useDialogInAddress('delete');
  if (isError && (user === undefined || isUserNotFound(error))) {
    return (
      <Page>
        <UserUnreadable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page aria-busy={user === undefined}>
      <UserHeader
        user={user}
        actions={user && <UserActions user={user} tab={tab} onDelete={deletion.open} />}
      />
      {user === undefined ? (
        <UserLoadState read={read} queryKey={options.queryKey} />
      ) : (
        <>
          <UserTabs userId={user.id} current={tab} />
          <UserOrigin user={user} />
          <Outlet context={user} />
          <Deletion user={user} isOpen={deletion.isOpen} onClose={deletion.close} />
        </>
      )}
    </Page>
  );
}

function useTab(): UserTab {
  const segment = useMatch(`${usersPaths.list()}/:userId/:tab/*`)?.params.tab;
  return userTabs.find((tab) => tab === segment) ?? 'profile';
}

function Deletion({ user, isOpen, onClose }: { user: User; isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const me = useMe();
  return (
    <DeleteUserDialog
      user={user}
      isOpen={isOpen && whyNotDelete(user, me) === undefined}
      onClose={onClose}
      onDeleted={() =>
        void navigate({ pathname: usersPaths.list(), search: listSearch(search) }, { replace: true })
      }
    />
  );
}
