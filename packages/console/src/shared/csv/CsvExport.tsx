import { UiWordsProvider } from '@archive-console/ui';
import { useEffect, useEffectEvent } from 'react';
import { createCsvWords } from '#shared/i18n/ui-words/csv-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { CsvColumn } from './csv.ts';
import { CsvExportProgress } from './CsvExportProgress.tsx';
import { useCsvExport } from './use-csv-export.ts';
import type { CsvOrder } from './use-list-csv.ts';

export interface CsvExportProps<TRow> {
  name: string;
  columns: readonly CsvColumn<TRow>[];
  order: CsvOrder<TRow> | undefined;
}

/** Saves what was asked for, each order once, and shows how far a long one is. */
export function CsvExport<TRow>({ name, columns, order }: CsvExportProps<TRow>) {
  const csv = useCsvExport(name, columns);
  const save = useEffectEvent((next: CsvOrder<TRow>) => {
    if ('rows' in next) csv.savePage(next.rows);
    else csv.saveAll(next.read, next.perRow);
  });
  useEffect(() => {
    if (order !== undefined) save(order);
  }, [order]);
  const words = useUiWordsFrom(createCsvWords, useServices().i18n);
  return (
    <UiWordsProvider words={words}>
      <CsvExportProgress export={csv} />
    </UiWordsProvider>
  );
}
