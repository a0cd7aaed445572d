import { ApiError } from '@archive-console/api-client';
import { type ResultOutcome, type ResultRow, ResultSheet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type BulkOutcome, type BulkRow, isFailedOrUnclear } from '#shared/bulk/bulk-rows.ts';
import { runTitle } from '#shared/bulk/run-words.ts';
import { useBulkCsv } from '#shared/bulk/use-bulk-csv.ts';
import { useBulkRuns, useShownRun } from '#shared/bulk/use-bulk-runs.ts';
import { errorSentence, errorWords } from '#shared/errors/error-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';

/** A bulk action under way, interrupted or ended, row by row. It is kept where the browser's back button leads to another page. */
export function BulkSheet() {
  const { i18n } = useServices();
  const bulkRuns = useBulkRuns();
  const run = useShownRun();
  const report = useReportError();
  // Failures come first, then what is unclear. Of that, the page before this one left no error.
  const first = run?.rowAt(0)?.outcome;
  const lastUnclear = run?.rowAt(run.counts.failed + run.counts.unclear - 1)?.outcome;
  // The words of errors come with the first of them.
  const areWordsHere = useErrorWords(errorOf(first) ?? errorOf(lastUnclear)) !== undefined;
  const outcomes = useOutcomeWords();
  /** Why it failed or is unclear. The trace is for support, and left out where the code has words of its own. */
  const explain = (outcome: BulkOutcome) => {
    const error = errorOf(outcome);
    if (error === undefined || !areWordsHere) return undefined;
    const failed = errorWords(i18n, error);
    // Where the code has no words of its own, what the service says of it stands alone.
    const saidByService = !failed.known && error instanceof ApiError && error.detail;
    return {
      text: run?.reason?.(error) ?? (saidByService ? failed.text : errorSentence(failed)),
      trace: failed.known ? undefined : traceOf(failed.traceId),
    };
  };
  const reasonOf = (outcome: BulkOutcome) => {
    if (outcome.state === 'excluded') return outcome.reason;
    return explain(outcome)?.text;
  };
  const resultOf = ({ id, name, userName, outcome }: BulkRow): ResultRow => ({
    id,
    name,
    note: userName === name ? undefined : userName,
    isPerson: userName !== undefined,
    outcome: outcome.state,
    ...(outcome.state === 'excluded' && { text: outcome.reason }),
    ...(isFailedOrUnclear(outcome) && { code: outcome.code, ...explain(outcome) }),
  });
  const saveCsv = useBulkCsv({ outcomes, reasonOf });
  if (run === undefined) return null;
  return (
    <ResultSheet
      isOpen
      title={runTitle(i18n, run)}
      state={run.phase}
      rows={{
        counts: run.counts,
        againCount: run.againCount,
        at(index) {
          const row = run.rowAt(index);
          return row && resultOf(row);
        },
      }}
      onClose={() => bulkRuns.dismiss()}
      onStop={() => bulkRuns.stop()}
      onPutAside={() => bulkRuns.putAside()}
      onContinue={run.canGoOn ? () => void bulkRuns.goOn().catch(report) : undefined}
      onRetryFailed={run.canGoOn ? () => void bulkRuns.retryFailed().catch(report) : undefined}
      correct={run.correctLabel && { label: run.correctLabel, onPress: () => bulkRuns.correct() }}
      onCsv={() => saveCsv(run)}
    />
  );
}

const errorOf = (outcome: BulkOutcome | undefined): unknown =>
  outcome && isFailedOrUnclear(outcome) ? outcome.error : undefined;

/** How one row of a bulk action stands, in a word: on the sheet and in its file. */
function useOutcomeWords(): Record<ResultOutcome, string> {
  const { t } = useTranslation('home');
  return {
    pending: t('bulk.outcome.pending'),
    running: t('bulk.outcome.running'),
    done: t('bulk.outcome.done'),
    failed: t('bulk.outcome.failed'),
    unclear: t('bulk.outcome.unclear'),
    skipped: t('bulk.outcome.skipped'),
    excluded: t('bulk.outcome.excluded'),
  };
}
