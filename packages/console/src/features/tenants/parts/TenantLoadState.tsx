import { Skeleton } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { LoadState } from '#shared/loading/LoadState.tsx';

/** In place of what a page says about the tenant, until that has been read. */
export function TenantLoadState({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation('tenants');
  return (
    <LoadState
      read={read}
      queryKey={tenantsQueries.current().queryKey}
      loading={t('loading')}
      stopped={t('stopped')}
    >
      <Skeleton shape="block" />
      <Skeleton width="24ch" />
    </LoadState>
  );
}
