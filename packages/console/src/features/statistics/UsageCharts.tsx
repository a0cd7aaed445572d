import type { Article } from '@archive-console/api-client';
import { ChartCard, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  LEAST_DAYS,
  outlookOf,
  packageBytes,
  type StorageOutlook,
} from '#entities/consumptions/storage-outlook.ts';
import { StorageChart } from '#entities/consumptions/StorageChart.tsx';
import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { BYTES_OF_A_GIGABYTE } from '#entities/tenant-subscriptions/plan-facts.ts';
import { articlesQueries } from '#queries/articles.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { GrowthChart } from './GrowthChart.tsx';
import type { GrowthStep } from './period.ts';
import { growthByDay, growthByMonth } from './usage-growth.ts';

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
  const balance = useQuery(tenantBalancesQueries.current());
  const size = packageBytes(balance.data);
  const outlook = useMemo(() => (endsToday ? outlookOf(days, size) : undefined), [endsToday, days, size]);
  const runway = useRunway({
    days,
    endsToday,
    limit: balance.data === undefined ? undefined : (size ?? null),
    outlook,
  });
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
        {balance.isError && balance.data === undefined && (
          <LoadFailed error={balance.error} onRetry={() => void balance.refetch()} />
        )}
        {outlook !== undefined && packages.isError && packages.data === undefined && (
          <RetryNotice
            title={t('runway.packagesUnread')}
            error={packages.error}
            onRetry={() => void packages.refetch()}
          />
        )}
        <StorageChart days={days} limit={size} outlook={outlook} />
      </ChartCard>
      <ChartCard title={t('mails.title')}>
        <GrowthChart
          label={t('mails.title')}
          name={t('mails.value')}
          file={t('mails.file')}
          points={points('mails')}
          step={step}
          format={number}
        />
      </ChartCard>
      <ChartCard title={t('growth.title')}>
        <GrowthChart
          label={t('growth.title')}
          name={t('growth.value')}
          file={t('growth.file')}
          points={points('bytes')}
          step={step}
          format={bytes}
        />
      </ChartCard>
    </>
  );
}

interface RunwayProps {
  days: readonly UsageDay[];
  endsToday: boolean;
  /** Bytes of the package; `undefined` where it was not read, `null` where there is none. */
  limit: number | null | undefined;
  outlook: StorageOutlook | undefined;
}

/** The smallest package that holds what is stored in twelve months at this pace. Nothing while the packages are not read. */
function useYearAhead(
  outlook: StorageOutlook | undefined,
  packages: readonly Article[] | undefined,
): string | undefined {
  const { t } = useTranslation('statistics');
  const { bytes } = useFormats();
  if (outlook === undefined || packages === undefined || packages.length === 0) return undefined;
  const size = bytes(outlook.inTwelveMonths);
  const sizes = packages.map(({ balanceQuantity }) => (balanceQuantity ?? 0) * BYTES_OF_A_GIGABYTE);
  const holding = sizes.filter((one) => one >= outlook.inTwelveMonths);
  if (holding.length === 0) return t('runway.yearNone', { size });
  return t('runway.year', { size, package: bytes(Math.min(...holding)) });
}

/** How long the package lasts at the pace of the period, from when to when. Nothing while the package is not read. */
function useRunway({ days, endsToday, limit, outlook }: RunwayProps): string | undefined {
  const { t } = useTranslation('statistics');
  const { bytes, date } = useFormats();
  const counted = days.filter((day) => day.bytes !== null);
  if (!endsToday) return t('runway.past');
  if (limit === undefined) return undefined;
  if (limit === null) return t('runway.noPackage');
  const values = { limit: bytes(limit) };
  if ((counted.at(-1)?.bytes ?? 0) >= limit) return t('runway.full', values);
  if (outlook?.full) {
    const { about, earliest, latest } = outlook.full;
    const ends = { about: date(about), earliest: date(earliest), latest: date(latest) };
    return t('runway.until', { ...values, ...ends });
  }
  if (counted.length < LEAST_DAYS) return t('runway.short', { count: LEAST_DAYS });
  return outlook ? t('runway.open', values) : t('runway.still');
}
