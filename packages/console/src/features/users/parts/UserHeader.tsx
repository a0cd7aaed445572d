import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { AccountIcon, Badge, PageHeader, Skeleton, VisuallyHidden } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, usersQueries } from '#queries/users.ts';
import { useMe } from '../use-me.ts';

interface UserHeaderProps {
  /** Left out while the person is read: the heading is there already, so that focus has a place. */
  user: User | undefined;
  actions: ReactNode;
}

/** Who this is: the name, one line of essence, and what can be done. */
export function UserHeader({ user, actions }: UserHeaderProps) {
  const { t } = useTranslation('users');
  const me = useMe();
  return (
    <PageHeader
      icon={AccountIcon}
      title={user === undefined ? <LoadingTitle /> : nameOf(user)}
      badge={user?.id === me.userId && <Badge>{t('details.you')}</Badge>}
      sentence={user === undefined ? <Skeleton width="320px" /> : <Essence user={user} />}
      actions={actions}
    />
  );
}

function LoadingTitle() {
  const { t } = useTranslation('users');
  return (
    <>
      <VisuallyHidden>{t('details.loading')}</VisuallyHidden>
      <Skeleton width="180px" />
    </>
  );
}

function Essence({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const roles = useQuery(usersQueries.roles(user.id)).data;
  const facts = [
    user.primaryEmail || user.userName,
    roles?.includes(TENANT_ADMIN) && t('role.administrator'),
    user.hasExternalReference ? t('details.fromMicrosoft') : t('details.local'),
  ];
  return facts.filter(Boolean).join(' · ');
}
