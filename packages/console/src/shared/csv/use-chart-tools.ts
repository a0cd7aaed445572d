import type { ChartData, ChartRow } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type CsvColumn, csvSeparator, toCsv } from './csv.ts';
import { csvFileName, sortableDay } from './csv-file-name.ts';
import { saveTextFile } from './save-file.ts';

/** What every chart offers beside its table: a file of that name, and a print of it alone. */
export function useChartTools(name: string) {
  const { t, i18n } = useTranslation('components');
  /** Days and figures to reckon with, and the figures as they are shown: with their unit, and whether they are expected. */
  const columnsOf = ([moment = '', ...names]: ChartData['columns']): CsvColumn<ChartRow>[] => [
    { header: moment, text: ({ values: [at] }) => cellOf(at) },
    ...names.map((header, index) => ({
      header,
      text: ({ values }: ChartRow) => cellOf(values[index + 1]),
    })),
    ...names.map((shown, index) => ({
      header: t('chart.asShown', { name: shown }),
      text: ({ texts }: ChartRow) => texts[index + 1] ?? '',
    })),
  ];
  return {
    onCsv({ columns, rows }: ChartData) {
      const text = toCsv(columnsOf(columns), rows, csvSeparator(i18n.language));
      saveTextFile(csvFileName(name), text, 'text/csv');
    },
    words: { csv: t('chart.csv'), print: t('chart.print') },
  };
}

function cellOf(value: ChartRow['values'][number] | undefined): string {
  if (value instanceof Date) return sortableDay(value);
  return typeof value === 'number' ? String(Math.round(value)) : (value ?? '');
}
