import { useTranslation } from 'react-i18next';
import type { BulkRow } from '#shared/bulk-runs.ts';
import { csvSeparator, toCsv } from '#shared/csv.ts';
import { saveTextFile } from '#shared/save-file.ts';
import { bulkCsv, type BulkCsvWords } from './bulk-csv.ts';

/** Saves the result of a bulk action as a table. */
export function useBulkCsv({ outcomes, reasonOf }: Pick<BulkCsvWords, 'outcomes' | 'reasonOf'>) {
  const { t, i18n } = useTranslation();
  return (rows: readonly BulkRow[]) => {
    const columns = bulkCsv({
      name: t('bulk.column.name'),
      outcome: t('bulk.column.outcome'),
      reason: t('bulk.column.reason'),
      detail: t('bulk.column.detail'),
      code: t('bulk.column.code'),
      outcomes,
      reasonOf,
    });
    saveTextFile(`${t('bulk.file')}.csv`, toCsv(columns, rows, csvSeparator(i18n.language)), 'text/csv');
  };
}
