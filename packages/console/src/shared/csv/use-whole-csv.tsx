import { LazyPart, lazyPart, type MenuItem } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from './csv.ts';
import type { CsvExportProps } from './CsvExport.tsx';
import type { CsvOrder } from './use-list-csv.ts';

interface WholeCsv<TRow> extends Pick<CsvExportProps<TRow>, 'name'> {
  columns: readonly CsvColumn<TRow>[];
  /** All that is saved: what is shown, where a list has no pages. */
  rows: readonly TRow[];
}

const csvExport = lazyPart(async () => (await import('./CsvExport.tsx')).CsvExport);

/** What of a list without pages can be saved as a CSV file, and the part that saves it. */
export function useWholeCsv<TRow>({ name, columns, rows }: WholeCsv<TRow>): {
  items: readonly MenuItem[];
  part: ReactNode;
} {
  const { t } = useTranslation();
  const [order, setOrder] = useState<CsvOrder<TRow>>();
  return {
    items: [
      {
        id: 'all',
        label: t('csv.allMatching', { count: rows.length }),
        disabledReason: rows.length === 0 ? t('csv.nothing') : undefined,
        onAction: () => setOrder({ rows }),
      },
    ],
    part: (
      <LazyPart<CsvExportProps<TRow>>
        of={csvExport}
        wanted={order !== undefined}
        onFailed={() => undefined}
        props={() => ({ name, columns, order })}
      />
    ),
  };
}
