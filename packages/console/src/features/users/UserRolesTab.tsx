import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import {
  AddRoleIcon,
  AdministratorIcon,
  ButtonLink,
  Card,
  CloseIcon,
  EmptyState,
  IconButton,
  NoticeList,
  PasswordIcon,
  Skeleton,
  Split,
  Text,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { nameOf, usersQueries } from '#queries/users.ts';
import { useComingFromHere } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { RolesLoadState } from './parts/RolesLoadState.tsx';
import { loadRoles } from './load-user.ts';
import { useMe } from './use-me.ts';
import { useRemoveRole } from './use-remove-role.ts';
import { useRoleName } from './use-role-name.ts';
import { useUserOfPage } from './use-user-of-page.ts';
import { whyNotRemoveRole } from './user-rules.ts';

export const loader = loadRoles;

/** The roles of one person. The dialog that gives more lies over it, with its own address. */
export function UserRolesTab() {
  const { t } = useTranslation('users');
  const user = useUserOfPage();
  return (
    <>
      <Split
        side={
          <Card title={t('roles.side.title')}>
            <Text tone="muted">{t('roles.side.text')}</Text>
          </Card>
        }
      >
        <Card title={t('roles.title')}>
          <Roles user={user} />
        </Card>
      </Split>
      <Outlet context={user} />
    </>
  );
}

function Roles({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const here = useComingFromHere();
  const read = useQuery(usersQueries.roles(user.id));
  const roles = read.data;
  if (roles === undefined) {
    return (
      <RolesLoadState userId={user.id} read={read}>
        <Skeleton width="30%" />
        <Skeleton width="60%" />
      </RolesLoadState>
    );
  }
  if (roles.length > 0) return <HeldRoles user={user} roles={roles} />;
  return (
    <EmptyState
      titleLevel={3}
      title={t('roles.empty.title', { name: nameOf(user) })}
      text={t('roles.empty.text')}
      action={
        <ButtonLink
          icon={AddRoleIcon}
          render={(props) => (
            <Link
              {...props}
              to={{ pathname: usersPaths.addRoles(user.id), search }}
              state={here}
              preventScrollReset
            />
          )}
        >
          {t('details.addRoles')}
        </ButtonLink>
      }
    />
  );
}

function HeldRoles({ user, roles }: { user: User; roles: readonly string[] }) {
  const { t } = useTranslation('users');
  const me = useMe();
  const roleName = useRoleName();
  const { remove, removing } = useRemoveRole(user);
  return (
    <NoticeList
      items={roles.map((role) => {
        const notRemove = whyNotRemoveRole(role, user.id, me);
        const isAdministrator = role === TENANT_ADMIN;
        return {
          id: role,
          icon: isAdministrator ? AdministratorIcon : PasswordIcon,
          tone: 'neutral',
          title: roleName(role),
          text: isAdministrator ? t('roles.administrator.text') : t('roles.other.text'),
          action: (
            <IconButton
              icon={CloseIcon}
              label={t('roles.remove', { role: roleName(role) })}
              busy={removing.includes(role)}
              disabledReason={notRemove && t(notRemove)}
              onClick={() => void remove(role)}
            />
          ),
        };
      })}
    />
  );
}
