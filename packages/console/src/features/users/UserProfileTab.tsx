import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { Card, Split, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PasswordLink } from '#entities/users/PasswordLink.tsx';
import { UserFacts } from '#entities/users/UserFacts.tsx';
import { nameOf } from '#queries/users.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';
import { useRoleNames } from './roles.ts';
import { loadRoles, RolesRead } from './RolesRead.tsx';

export const loader = loadRoles;

/** What is known of a user, and what it lets them do. */
export function UserProfileTab() {
  const { t } = useTranslation('users');
  const origin = useOriginWords();
  const user = useObject(userDetails);
  return (
    <Split
      side={
        <>
          <WhatTheyCan user={user} />
          <SignIn user={user} />
        </>
      }
    >
      <Card title={t('profile.title')}>
        <UserFacts
          user={user}
          more={[
            { term: origin.label, description: origin.of(user) },
            { term: t('field.id'), description: <ObjectId id={user.id} copy={t('profile.copyId')} /> },
          ]}
        />
      </Card>
    </Split>
  );
}

function WhatTheyCan({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  return (
    <Card title={t('profile.can.title', { name: nameOf(user) })}>
      <RolesRead userId={user.id}>{(roles) => <ByRoles roles={roles} />}</RolesRead>
      <TextLink
        render={(props) => (
          <Link {...props} to={{ pathname: usersPaths.details(user.id, 'access'), search }} />
        )}
      >
        {t('profile.can.access')}
      </TextLink>
    </Card>
  );
}

function ByRoles({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation('users');
  const roleNames = useRoleNames();
  const others = roles.filter((role) => role !== TENANT_ADMIN);
  return (
    <>
      <Text tone="muted">
        {roles.includes(TENANT_ADMIN) ? t('profile.can.administrator') : t('profile.can.user')}
      </Text>
      {others.length > 0 && (
        <Text tone="muted">
          {t('profile.can.others', { count: others.length, roles: roleNames(others) })}
        </Text>
      )}
    </>
  );
}

/** No administrator gives a password: each person sets their own. */
function SignIn({ user: { hasExternalReference, primaryEmail } }: { user: User }) {
  const { t } = useTranslation('objects');
  const text = hasExternalReference ? t('users.signIn.microsoft') : t('users.signIn.text');
  return (
    <Card title={t('users.signIn.title')}>
      <Text tone="muted">{primaryEmail === '' ? t('users.signIn.noEmail') : text}</Text>
      {!hasExternalReference && primaryEmail !== '' && <PasswordLink email={primaryEmail} />}
    </Card>
  );
}
