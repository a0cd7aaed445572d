import { Banner, ChartCard, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { outlookOf, packageBytes } from '#entities/consumptions/storage-outlook.ts';
import { StorageChart } from '#entities/consumptions/StorageChart.tsx';
import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { GrowthChart } from './GrowthChart.tsx';
import type { GrowthStep } from './period.ts';
import { growthByDay, growthByMonth } from './usage-growth.ts';
import { useRunway, useYearAhead } from './use-runway.ts';

interface UsageChartsProps {
  days: readonly UsageDay[];
  step: GrowthStep;
  /** Only such a period says anything about the days to come. */
  endsToday: boolean;
}

/** Storage and where it goes, and what came in. The package is a read of its own: without it the line still stands. */
export function UsageCharts({ days, step, endsToday }: UsageChartsProps) {
  const { t } = useTranslation('statistics');
  const { number, bytes } = useFormats();
  const overview = useQuery(consumptionsQueries.overview());
  const size = packageBytes(overview.data?.balance);
  const outlook = useMemo(() => (endsToday ? outlookOf(days, size) : undefined), [endsToday, days, size]);
  const runway = useRunway({ days, endsToday, limit: overview.data && (size ?? null), outlook });
  const hasBilling = useQuery(tenantsQueries.current()).data?.isBillingActivated === true;
  const packages = useQuery(articlesQueries.storagePackages());
  const yearAhead = useYearAhead(outlook, packages.data);
  const growth = useMemo(() => (step === 'month' ? growthByMonth(days) : growthByDay(days)), [days, step]);
  const points = (what: 'mails' | 'bytes') => growth.map((one) => ({ at: one.at, value: one[what] }));
  return (
    <>
      <ChartCard
        title={t('storage.title')}
        sentence={
          <>
            {[runway, yearAhead].filter(Boolean).join(' ')}{' '}
            {yearAhead !== undefined && hasBilling && (
              <TextLink render={(props) => <Link {...props} to={tenantSubscriptionsPaths.comparison()} />}>
                {t('runway.compare')}
              </TextLink>
            )}
          </>
        }
      >
        {overview.isError && overview.data === undefined && (
          <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />
        )}
        {outlook !== undefined && packages.isError && packages.data === undefined && (
          <Banner
            tone="warning"
            role="status"
            title={t('runway.packagesUnread')}
            action={<RetryButton onRetry={() => void packages.refetch()} />}
          />
        )}
        <StorageChart days={days} limit={size} outlook={outlook} />
      </ChartCard>
      <ChartCard title={t('mails.title')}>
        <GrowthChart
          label={t('mails.title')}
          name={t('mails.value')}
          points={points('mails')}
          step={step}
          format={number}
        />
      </ChartCard>
      <ChartCard title={t('growth.title')}>
        <GrowthChart
          label={t('growth.title')}
          name={t('growth.value')}
          points={points('bytes')}
          step={step}
          format={bytes}
        />
      </ChartCard>
    </>
  );
}
