import { Skeleton } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { NotRead } from '#shared/NotRead.tsx';

/** In place of what a page tells of the tenant, until that has been read. */
export function TenantNotRead({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation('tenants');
  return (
    <NotRead
      read={read}
      queryKey={tenantsQueries.current().queryKey}
      loading={t('loading')}
      stopped={t('stopped')}
    >
      <Skeleton shape="block" />
      <Skeleton width="24ch" />
    </NotRead>
  );
}
