import { TimeSeriesChart } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useChartTools } from '#shared/csv/use-chart-tools.ts';
import { useFormats } from '#shared/i18n/format.ts';
import type { GrowthStep } from './period.ts';

interface GrowthChartProps {
  /** What is counted, and over its column of the table. */
  label: string;
  name: string;
  /** What its table is saved as. */
  file: string;
  points: readonly { at: Date; value: number | null }[];
  step: GrowthStep;
  format: (value: number) => string;
}

/** What came in by month or by day, or how many there were, with its greatest said in a sentence. */
export function GrowthChart({ label, name, file, points, step, format }: GrowthChartProps) {
  const { t, i18n } = useTranslation('statistics');
  const formats = useFormats();
  const { onCsv, words } = useChartTools(file);
  const formatDate = step === 'month' ? formats.month : formats.date;
  const known = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const [most] = known.toSorted((one, other) => other.value - one.value);
  return (
    <TimeSeriesChart
      label={label}
      summary={
        most ? t('chart.most', { value: format(most.value), when: formatDate(most.at) }) : t('chart.none')
      }
      series={[{ id: 'only', name, points }]}
      kind="bars"
      step={step}
      locale={i18n.language}
      formatValue={format}
      formatDate={formatDate}
      onCsv={onCsv}
      words={{
        ...words,
        table: t('chart.table', { title: label }),
        date: step === 'month' ? t('chart.month') : t('chart.day'),
      }}
    />
  );
}
