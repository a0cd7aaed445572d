import type { Article } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { LEAST_DAYS, type StorageOutlook } from '#entities/consumptions/storage-outlook.ts';
import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { BYTES_OF_A_GIGABYTE } from '#entities/tenant-subscriptions/plan-facts.ts';
import { useFormats } from '#shared/i18n/format.ts';

interface RunwayProps {
  days: readonly UsageDay[];
  endsToday: boolean;
  /** Bytes of the package; `undefined` where it was not read, `null` where there is none. */
  limit: number | null | undefined;
  outlook: StorageOutlook | undefined;
}

/** The smallest package that holds what is stored in twelve months at this pace. Nothing while the packages are not read. */
export function useYearAhead(
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
export function useRunway({ days, endsToday, limit, outlook }: RunwayProps): string | undefined {
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
