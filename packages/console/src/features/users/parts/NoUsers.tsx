import { CreateIcon, ButtonLink, EmptyState } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** Nobody exists yet. Only a tenant of Microsoft 365 has something to synchronize with. */
export function NoUsers() {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const synchronizes = useQuery(tenantsQueries.current()).data?.tenantType === 'Microsoft365';
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={synchronizes ? t('list.empty.textMicrosoft') : t('list.empty.text')}
      action={
        // The page's own button above is the main one.
        <ButtonLink
          icon={CreateIcon}
          render={(props) => <Link {...props} to={{ pathname: usersPaths.create(), search }} />}
        >
          {t('list.create')}
        </ButtonLink>
      }
    />
  );
}
