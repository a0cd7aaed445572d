import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import {
  AddRoleIcon,
  AdministratorIcon,
  Card,
  CloseIcon,
  IconButton,
  NoticeList,
  PasswordIcon,
  Split,
  Text,
} from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { nameOf, usersMutations } from '#queries/users.ts';
import { NothingYet } from '#shared/actions/NothingYet.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';
import { useMe } from '#shared/session/use-me.ts';
import { loadRoles, RolesRead } from './RolesRead.tsx';
import { whyNotRemoveRole } from './user-rules.ts';
import { useRoleName } from './roles.ts';

export const loader = loadRoles;

/** The roles of one user. The dialog that gives more lies over it, with its own address. */
export function UserRolesTab() {
  const { t } = useTranslation('users');
  const user = useObject(userDetails);
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
          <RolesRead userId={user.id}>{(roles) => <Roles user={user} roles={roles} />}</RolesRead>
        </Card>
      </Split>
      <Outlet context={user} />
    </>
  );
}

function Roles({ user, roles }: { user: User; roles: readonly string[] }) {
  const { t } = useTranslation('users');
  if (roles.length > 0) return <HeldRoles user={user} roles={roles} />;
  return (
    <NothingYet
      titleLevel={3}
      title={t('roles.empty.title', { name: nameOf(user) })}
      text={t('roles.empty.text')}
      add={{ to: usersPaths.addRoles(user.id), icon: AddRoleIcon, children: t('action.addRoles') }}
    />
  );
}

function HeldRoles({ user, roles }: { user: User; roles: readonly string[] }) {
  const { t } = useTranslation('users');
  const me = useMe();
  const roleName = useRoleName();
  const { mutateAsync: giveBack } = useMutation(usersMutations.addRoles());
  const removal = useAction(usersMutations.removeRoles(), {
    done: ({ roles: [role = ''] }) => t('roles.removed', { name: nameOf(user), role: roleName(role) }),
    failed: ({ roles: [role = ''] }) => t('roles.removeFailed', { name: nameOf(user), role: roleName(role) }),
    undo: giveBack,
  });
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
              busy={removal.running.some((one) => one.userId === user.id && one.roles.includes(role))}
              disabledReason={notRemove && t(notRemove)}
              onClick={() => void removal.run({ userId: user.id, roles: [role] })}
            />
          ),
        };
      })}
    />
  );
}
