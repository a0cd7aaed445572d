import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { usersPaths } from '#shared/paths/users.ts';

/** While one person alone administers the tenant: what that risks, and the way to a second. */
export function OnlyAdministrator() {
  const { t } = useTranslation('my-profile');
  const administrators = useQuery(usersQueries.administratorCount());
  const isOnly = administrators.data === 1;
  const users = useQuery({ ...usersQueries.count(), enabled: isOnly });
  if (administrators.isError && administrators.data === undefined)
    return (
      <RetryNotice
        title={t('onlyAdministrator.unread')}
        error={administrators.error}
        onRetry={() => void administrators.refetch()}
      />
    );
  if (!isOnly) return null;
  const isAlone = users.data === 1;
  return (
    <Banner
      tone="warning"
      title={t('onlyAdministrator.title')}
      action={
        <TextLink
          render={(props) => <Link {...props} to={isAlone ? usersPaths.create() : usersPaths.list()} />}
        >
          {isAlone ? t('onlyAdministrator.create') : t('onlyAdministrator.appoint')}
        </TextLink>
      }
    >
      {t('onlyAdministrator.text')}
    </Banner>
  );
}
