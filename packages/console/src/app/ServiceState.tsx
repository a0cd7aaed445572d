import { StatusDot } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQueries } from '#queries/service.ts';

/** Whether the service answers, in words. Nothing is said before it is known. */
export function ServiceState() {
  const { t } = useTranslation('authentication');
  const status = useQuery(serviceQueries.status());
  if (status.isPending) return null;
  return status.isError ? (
    <StatusDot tone="danger">{t('service.unreachable')}</StatusDot>
  ) : (
    <StatusDot tone="success">{t('service.working')}</StatusDot>
  );
}
