import { Banner, Button } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';

/** Says that the tenant could not be read, and so what the frame cannot show: its name, and areas that depend on it. */
export function TenantUnread() {
  const { t } = useTranslation(['home', 'shell']);
  const tenant = useQuery(tenantsQueries.current());
  if (!tenant.isError || tenant.data !== undefined) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('home:tenant.unread')}
      action={
        <Button size="sm" busy={tenant.isFetching} onClick={() => void tenant.refetch()}>
          {t('shell:action.retry')}
        </Button>
      }
    >
      {t('home:tenant.unreadText')}
    </Banner>
  );
}
