import { ApiError } from '@archive-console/api-client';
import type { ResultOutcome } from '@archive-console/ui';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { type BulkOutcome, type BulkRow, isFailedOrUnclear } from './bulk-rows.ts';

/** What the file of a bulk result says of a row. */
export interface BulkCsvWords {
  name: string;
  userName: string;
  email: string;
  outcome: string;
  reason: string;
  detail: string;
  code: string;
  traceId: string;
  outcomes: Record<ResultOutcome, string>;
  /** Why a row failed or is excluded, as the sheet says it. */
  reasonOf(outcome: BulkOutcome): string | undefined;
}

/** The columns of that file: what each row came to, why, what the service said of it, and how it is found again. */
export function bulkCsv(words: BulkCsvWords, rows: readonly BulkRow[]): CsvColumn<BulkRow>[] {
  const arePeople = rows.some(({ userName }) => userName !== undefined);
  const ofPeople: CsvColumn<BulkRow>[] = [
    { header: words.userName, text: ({ userName }) => userName ?? '' },
    { header: words.email, text: ({ email }) => email ?? '' },
  ];
  return [
    { header: words.name, text: ({ name }) => name },
    ...(arePeople ? ofPeople : []),
    { header: words.outcome, text: ({ outcome }) => words.outcomes[outcome.state] },
    { header: words.reason, text: ({ outcome }) => words.reasonOf(outcome) ?? '' },
    { header: words.detail, text: ({ outcome }) => apiErrorOf(outcome)?.detail ?? '' },
    { header: words.code, text: ({ outcome }) => (isFailedOrUnclear(outcome) ? (outcome.code ?? '') : '') },
    { header: words.traceId, text: ({ outcome }) => apiErrorOf(outcome)?.traceId ?? '' },
  ];
}

function apiErrorOf(outcome: BulkOutcome): ApiError | undefined {
  const error = isFailedOrUnclear(outcome) ? outcome.error : undefined;
  return error instanceof ApiError ? error : undefined;
}
