import { useTranslation } from 'react-i18next';
import { csvFileName } from '#shared/csv/csv-file-name.ts';
import { csvSeparator, toCsv } from '#shared/csv/csv.ts';
import { saveTextFile } from '#shared/csv/save-file.ts';
import { bulkCsv, type BulkCsvWords } from './bulk-csv.ts';
import type { BulkRun } from './bulk-run.ts';

/** Saves the result of a bulk action as a table. */
export function useBulkCsv({ outcomes, reasonOf }: Pick<BulkCsvWords, 'outcomes' | 'reasonOf'>) {
  const { t, i18n } = useTranslation('home');
  return ({ rows, fileName }: BulkRun) => {
    const words = {
      name: t('bulk.column.name'),
      userName: t('bulk.column.userName'),
      email: t('bulk.column.email'),
      outcome: t('bulk.column.outcome'),
      reason: t('bulk.column.reason'),
      detail: t('bulk.column.detail'),
      code: t('bulk.column.code'),
      traceId: t('bulk.column.traceId'),
      outcomes,
      reasonOf,
    };
    const text = toCsv(bulkCsv(words, rows), rows, csvSeparator(i18n.language));
    saveTextFile(csvFileName(fileName), text, 'text/csv');
  };
}
