import { TimeSeriesChart } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTools } from '#shared/csv/use-chart-tools.ts';
import { useFormats } from '#shared/i18n/format.ts';
import type { StorageOutlook } from './storage-outlook.ts';
import type { UsageDay } from './usage-days.ts';

export interface StorageChartProps {
  days: readonly UsageDay[];
  /** Bytes of the package. */
  limit: number | undefined;
  outlook: StorageOutlook | undefined;
}

/** The line, its limit and its outlook. */
export function StorageChart({ days, limit, outlook }: StorageChartProps) {
  const { t, i18n } = useTranslation('dashboard');
  const formats = useFormats();
  const { onCsv, words } = useChartTools(t('chart.file'));
  const series = useMemo(
    () => [
      { id: 'storage', name: t('chart.value'), points: days.map(({ at, bytes }) => ({ at, value: bytes })) },
    ],
    [days, t],
  );
  const counted = days.filter(({ bytes }) => bytes !== null);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return null;

  const size = limit === undefined ? undefined : formats.bytes(limit);
  const summary = t('chart.summary', {
    first: formats.bytes(first.bytes ?? 0),
    from: formats.date(first.at),
    last: formats.bytes(last.bytes ?? 0),
    to: formats.date(last.at),
  });
  return (
    <TimeSeriesChart
      label={t('chart.title')}
      summary={size === undefined ? summary : `${summary} ${t('chart.summaryLimit', { limit: size })}`}
      series={series}
      locale={i18n.language}
      {...(limit !== undefined && { limits: [{ value: limit, label: t('chart.limit', { limit: size }) }] })}
      {...(outlook !== undefined && {
        projection: { points: outlook.points, label: t('chart.projection') },
      })}
      formatValue={formats.bytes}
      formatDate={formats.date}
      onCsv={onCsv}
      words={{ ...words, table: t('chart.table'), date: t('chart.date') }}
    />
  );
}
