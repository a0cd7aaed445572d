import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** While one person alone administers the tenant: what that risks, and the way to a second. */
export function OnlyAdministrator() {
  const { t } = useTranslation('my-profile');
  const { data } = useQuery(usersQueries.administratorCount());
  if (data !== 1) return null;
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
