import type { ResultOutcome } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { BulkRun } from '#shared/bulk-runs.ts';
import { csvSeparator, toCsv } from '#shared/csv.ts';
import { saveTextFile } from '#shared/save-file.ts';

/** Saves the outcome of a bulk action as a table: name, outcome, code. */
export function useBulkCsv(outcomes: Record<ResultOutcome, string>): (run: BulkRun) => void {
  const { t, i18n } = useTranslation();
  return (run) => {
    const columns = [
      { header: t('bulk.column.name'), text: (row: BulkRun['rows'][number]) => row.name },
      {
        header: t('bulk.column.outcome'),
        text: (row: BulkRun['rows'][number]) => outcomes[row.outcome.state],
      },
      {
        header: t('bulk.column.code'),
        text: ({ outcome }: BulkRun['rows'][number]) => (outcome.state === 'failed' ? outcome.code : ''),
      },
    ];
    saveTextFile(`${t('bulk.file')}.csv`, toCsv(columns, run.rows, csvSeparator(i18n.language)), 'text/csv');
  };
}
