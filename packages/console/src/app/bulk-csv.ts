import { ApiError } from '@archive-console/api-client';
import type { ResultOutcome } from '@archive-console/ui';
import type { BulkOutcome, BulkRow } from '#shared/bulk-runs.ts';
import type { CsvColumn } from '#shared/csv.ts';

/** What the file of a bulk result says of a row. */
export interface BulkCsvWords {
  name: string;
  outcome: string;
  reason: string;
  detail: string;
  code: string;
  outcomes: Record<ResultOutcome, string>;
  /** Why a row failed, as the sheet says it. */
  reasonOf(outcome: BulkOutcome): string | undefined;
}

/** The columns of that file: what each row came to, why, what the service said of it, and its code. */
export function bulkCsv(words: BulkCsvWords): CsvColumn<BulkRow>[] {
  return [
    { header: words.name, text: ({ name }) => name },
    { header: words.outcome, text: ({ outcome }) => words.outcomes[outcome.state] },
    { header: words.reason, text: ({ outcome }) => words.reasonOf(outcome) ?? '' },
    { header: words.detail, text: ({ outcome }) => detailOf(outcome) },
    { header: words.code, text: ({ outcome }) => (outcome.state === 'failed' ? outcome.code : '') },
  ];
}

function detailOf(outcome: BulkOutcome): string {
  const error = outcome.state === 'failed' ? outcome.error : undefined;
  return error instanceof ApiError ? (error.detail ?? '') : '';
}
