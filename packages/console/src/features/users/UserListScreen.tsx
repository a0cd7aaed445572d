import type { User } from '@archive-console/api-client';
import { ButtonLink, CreateIcon, Page, PageHeader } from '@archive-console/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, useLocation } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { readListState, useListState } from '#shared/list/list-state.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useListSelection } from '#shared/list/selected-rows.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { UserTable } from './parts/UserTable.tsx';
import { useListDialogs } from './use-list-dialogs.ts';
import { matchingOf, requestOf, userList } from './user-list.ts';

export const loader: LoaderFunction = ({ request, context }) => {
  const { queryClient, storage } = servicesOf(context);
  const state = readListState(userList, new URL(request.url).searchParams, storage);
  queryClient.query(usersQueries.list(requestOf(state))).catch(() => undefined);
  return null;
};

const none: readonly User[] = [];

/** Everybody who can sign in. */
export function UserListScreen() {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const { state, change } = useListState(userList);
  const request = requestOf(state);
  const options = usersQueries.list(request);
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  const selection = useListSelection(read.data?.rows ?? none, JSON.stringify(matchingOf(state)));
  const { Dialogs, dialog, open, close } = useListDialogs(selection.selection.mode !== 'none');

  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <ButtonLink
            design="primary"
            icon={CreateIcon}
            render={(props) => <Link {...props} to={{ pathname: usersPaths.create(), search }} />}
          >
            {t('list.create')}
          </ButtonLink>
        }
      />
      <SlowNotice
        waiting={read.data === undefined && read.fetchStatus === 'fetching'}
        onStop={() => void queryClient.cancelQueries({ queryKey: options.queryKey })}
      />
      <UserTable
        read={read}
        state={state}
        onChange={change}
        selection={selection}
        onBulk={(action) => void open({ action })}
        onDelete={(user) => void open({ remove: user })}
      />
      {Dialogs && <Dialogs {...{ dialog, selection, request }} onClose={close} />}
    </Page>
  );
}
