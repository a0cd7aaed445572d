import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import {
  Address,
  Card,
  CopyButton,
  DefinitionList,
  formatList,
  Inline,
  Split,
  Text,
  TextLink,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';
import { loadRoles, RolesRead } from './RolesRead.tsx';

export const loader = loadRoles;

/** What is known of a user, and what it lets them do. */
export function UserProfileTab() {
  const { t } = useTranslation('users');
  const origin = useOriginWords();
  const user = useObject(userDetails);
  const given = (value: string) => value || <Text tone="faint">{t('field.missing')}</Text>;
  return (
    <Split side={<WhatTheyCan user={user} />}>
      <Card title={t('profile.title')}>
        <DefinitionList
          items={[
            { term: t('field.displayName'), description: given(user.displayName) },
            { term: t('field.userName'), description: user.userName },
            { term: t('field.primaryEmail'), description: <Email address={user.primaryEmail} /> },
            { term: t('field.firstName'), description: given(user.firstName) },
            { term: t('field.lastName'), description: given(user.lastName) },
            { term: origin.label, description: origin.of(user) },
            { term: t('field.id'), description: <ObjectId id={user.id} copy={t('profile.copyId')} /> },
          ]}
        />
      </Card>
    </Split>
  );
}

function Email({ address }: { address: string }) {
  const { t } = useTranslation('users');
  const words = { copy: t('profile.copyEmail') };
  if (address === '') return <Text tone="faint">{t('field.missing')}</Text>;
  return (
    <Inline wrap={false}>
      <Address>{address}</Address>
      <CopyButton text={address} words={words} size="xs" />
    </Inline>
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
  const { t, i18n } = useTranslation('users');
  const others = roles.filter((role) => role !== TENANT_ADMIN);
  const list = formatList(others, i18n.language);
  return (
    <>
      <Text tone="muted">
        {roles.includes(TENANT_ADMIN) ? t('profile.can.administrator') : t('profile.can.user')}
      </Text>
      {others.length > 0 && (
        <Text tone="muted">{t('profile.can.others', { count: others.length, roles: list })}</Text>
      )}
    </>
  );
}
