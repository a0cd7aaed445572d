import { PageHeader, UsageIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';

/** What the archive holds now, as the dashboard says it; the overview says it as well, for where the usage is not read. */
export function StatisticsHeader() {
  const { t } = useTranslation('statistics');
  const { bytes } = useFormats();
  // The loader has asked: where that failed before the page was there, the page does not ask a second time.
  const usage = useQuery({ ...consumptionsQueries.currentUsage(), retryOnMount: false });
  const overview = useQuery({ ...consumptionsQueries.overview(), retryOnMount: false });
  const count = usage.data?.mailTransactions ?? overview.data?.mailTransactions ?? undefined;
  const size = usage.data?.storageUsed ?? overview.data?.storageUsed ?? undefined;
  // Where nothing was counted yet, the service answers an error: that is no failure.
  const failed = [usage, overview].filter(({ error }) => error && !hasCode(error, 'TenantUsage.NotFound'));
  const isPending = usage.isPending || overview.isPending;
  return (
    <>
      <PageHeader icon={UsageIcon} title={t('title')} sentence={archived() ?? t('sentence')} />
      {count === undefined && !isPending && failed.length > 0 && (
        <RetryNotice
          title={t('archived.unread')}
          error={failed[0]?.error}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </>
  );

  function archived(): string | undefined {
    if (count === undefined) return undefined;
    return size === undefined
      ? t('archived.mails', { count })
      : t('archived.both', { count, size: bytes(size) });
  }
}
