import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';

/** Says that the tenant could not be read, and so what the frame cannot show: its name, and areas that depend on it. */
export function TenantUnread() {
  const { t } = useTranslation('home');
  const tenant = useQuery(tenantsQueries.current());
  if (!tenant.isError || tenant.data !== undefined) return null;
  return (
    <RetryNotice title={t('tenant.unread')} error={tenant.error} onRetry={() => void tenant.refetch()}>
      {t('tenant.unreadText')}
    </RetryNotice>
  );
}
