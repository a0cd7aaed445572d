import type { User } from '@archive-console/api-client';
import { BackIcon, ButtonLink, HideBelow, Page, PageHeader, Skeleton } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { nameOf, usersQueries } from '#queries/users.ts';
import { useCameFrom, useLeavePage } from '#shared/navigation/came-from.ts';
import { usersPaths, userTabs } from '#shared/paths/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { isUserNotFound } from './is-user-not-found.ts';
import { loadUser } from './load-user.ts';
import { EditUserForm } from './parts/EditUserForm.tsx';
import { ReadOnlyUser } from './parts/ReadOnlyUser.tsx';
import { UserLoadState } from './parts/UserLoadState.tsx';
import { UserUnreadable } from './parts/UserUnreadable.tsx';
import { shownName, type UserFormValues } from './user-form.ts';
import { whyNotEdit } from './user-rules.ts';

export const loader = loadUser;

/** Changes what a person is called and signs in with. */
export function UserEditScreen() {
  const { t } = useTranslation('users');
  const { userId = '' } = useParams();
  const options = usersQueries.detail(userId);
  const read = useQuery(options);
  const { data: user, error, refetch } = read;
  const { back, leave } = useWaysOut(userId);
  if (user === undefined && error !== null) {
    return (
      <Page>
        <UserUnreadable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page aria-busy={user === undefined}>
      <PageHeader
        title={t('edit.title')}
        sentence={
          user === undefined ? (
            <Skeleton width="280px" />
          ) : user.hasExternalReference ? (
            t('edit.managedSentence', { name: nameOf(user) })
          ) : (
            t('edit.sentence', { name: nameOf(user) })
          )
        }
        actions={
          // The top bar has it there.
          <HideBelow>
            <ButtonLink icon={BackIcon} render={(props) => <Link {...props} to={back} />}>
              {t(back.pathname === usersPaths.list() ? 'edit.toList' : 'edit.toUser')}
            </ButtonLink>
          </HideBelow>
        }
      />
      {user === undefined ? (
        <UserLoadState read={read} queryKey={options.queryKey} />
      ) : (
        // Another person is another form.
        <Fields key={userId} user={user} isDeleted={isUserNotFound(error)} onSaved={leave} />
      )}
    </Page>
  );
}

/**
 * To where the form was opened, else to the tab in its address; the list's place travels along. Once it has served, the
 * form is taken out of the history: the browser's way back must not open it again.
 */
function useWaysOut(userId: string) {
  const { tab: segment } = useParams();
  const { search } = useLocation();
  const cameFrom = useCameFrom();
  const tab = userTabs.find((known) => known === segment) ?? 'profile';
  const page = usersPaths.details(userId, tab);
  const leave = useLeavePage(page, false);
  return { back: { pathname: cameFrom ?? page, search }, leave };
}

interface FieldsProps {
  user: User;
  isDeleted: boolean;
  onSaved: () => void;
}

function Fields({ user, isDeleted, onSaved }: FieldsProps) {
  const { t } = useTranslation('users');
  const { toasts } = useServices();
  // Where a person becomes managed while somebody types, what was typed stays; the service will say no.
  const [isReadOnly] = useState(whyNotEdit(user) !== undefined);
  const saved = (values: UserFormValues) => {
    toasts.show({ tone: 'success', title: t('edit.saved', { name: shownName(values) }) });
    onSaved();
  };
  if (isReadOnly) return <ReadOnlyUser user={user} />;
  return <EditUserForm user={user} isDeleted={isDeleted} onSaved={saved} />;
}
