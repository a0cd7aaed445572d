import { TENANT_ADMIN } from '@archive-console/api-client';
import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { usersPaths } from '#shared/paths/users.ts';

const administrators = {
  role: TENANT_ADMIN,
  page: 1,
  rowsPerPage: 10,
  sortBy: 'displayName',
  descending: false,
};

/** While one person alone administers the tenant: what that risks, and the way to a second. */
export function OnlyAdministrator() {
  const { t } = useTranslation('my-profile');
  const { data } = useQuery(usersQueries.list(administrators));
  if (data?.totalRows !== 1) return null;
  return (
    <Banner
      tone="warning"
      title={t('onlyAdministrator.title')}
      action={
        <TextLink render={(props) => <Link {...props} to={usersPaths.list()} />}>
          {t('onlyAdministrator.appoint')}
        </TextLink>
      }
    >
      {t('onlyAdministrator.text')}
    </Banner>
  );
}
