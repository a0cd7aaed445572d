import { listUsers, type User } from '@archive-console/api-client';
import type { ListColumn, ListFilter } from '@archive-console/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserRoleCell } from './UserRoleCell.tsx';
import { useDomainInLettersFilter } from '#entities/trusted-domains/use-domain-in-letters-filter.ts';
import { useUserColumns } from '#entities/users/use-user-columns.tsx';
import { rolesSeen, usersQueries } from '#queries/users.ts';
import { rowsSeen } from '#queries/paged-reads.ts';
import { listLoader } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useOriginFilter, useOriginWords } from '#shared/list/origin.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSeen } from '#shared/list/use-seen.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useSynchronizes } from '#shared/session/use-synchronizes.ts';
import { roleChoices, useRoleName } from './roles.ts';
import { useUserActions } from './use-user-actions.ts';
import { targetOf, userList } from './user-list.ts';

export const loader = listLoader(userList);

/** All who can sign in. */
export function UserListScreen() {
  const { t } = useTranslation('users');
  const list = useList(userList);
  return (
    <ListScreen
      list={list}
      create={{
        to: usersPaths.create(),
        label: t('list.create'),
        many: { to: usersPaths.createMany(), label: t('list.createMany') },
      }}
      columns={useColumns()}
      filters={useFilters(list.state.filters)}
      actions={useUserActions()}
      targetOf={targetOf}
      csv={useCsv()}
      empty={{
        title: t('list.empty.title'),
        text: useSynchronizes() ? t('list.empty.textMicrosoft') : t('list.empty.text'),
      }}
    />
  );
}

function useColumns(): readonly ListColumn<User>[] {
  const { t } = useTranslation('users');
  const { name, email, origin } = useUserColumns();
  return useMemo(
    () => [
      name,
      email,
      {
        id: 'roles',
        header: t('list.column.role'),
        cell: (user) => <UserRoleCell userId={user.id} />,
        width: '118px',
        card: 'badge',
      },
      origin,
    ],
    [t, name, email, origin],
  );
}

const none: readonly string[] = [];
const addressesSeen = (queryClient: QueryClient) =>
  rowsSeen(queryClient, listUsers).map((user) => user.primaryEmail);

function useFilters({
  origin,
  role = none,
  domain,
}: Partial<Record<'origin' | 'role' | 'domain', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const roles = roleChoices(role, useSeen(rolesSeen));
  return [
    useOriginFilter(origin),
    {
      id: 'role',
      label: t('list.column.role'),
      kind: 'one',
      values: role,
      options: roles.map((choice) => ({ value: choice.role, label: roleName(choice.role) })),
    },
    useDomainInLettersFilter(addressesSeen, domain),
  ];
}

/** Roles are read row by row: a file has them where they are asked for. */
function useCsv() {
  const { t } = useTranslation('users');
  const origin = useOriginWords();
  const queryClient = useQueryClient();
  const roleName = useRoleName();
  const text =
    (field: 'displayName' | 'userName' | 'firstName' | 'lastName' | 'primaryEmail') => (user: User) =>
      user[field];
  return {
    note: t('list.withoutRoles'),
    whole: {
      label: (count: number) => t('list.csvWithRoles', { count }),
      perRow: [
        {
          header: t('list.column.role'),
          async read({ id }: User) {
            const roles = await queryClient.query(usersQueries.rolesInList(id));
            return roles.map(roleName).join(', ');
          },
        },
      ],
    },
    columns: [
      { header: t('field.displayName'), text: text('displayName') },
      { header: t('field.userName'), text: text('userName') },
      { header: t('field.firstName'), text: text('firstName') },
      { header: t('field.lastName'), text: text('lastName') },
      { header: t('field.primaryEmail'), text: text('primaryEmail') },
      { header: origin.label, text: origin.of },
    ],
  };
}
