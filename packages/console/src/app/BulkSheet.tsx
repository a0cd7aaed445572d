import { ApiError } from '@archive-console/api-client';
import { ResultSheet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type BulkOutcome, canTryAgain } from '#shared/bulk-runs.ts';
import { errorSentence, errorWords } from '#shared/error-words.ts';
import { useServices } from '#shared/services.ts';
import { useBulkRun, useBulkRuns } from '#shared/use-bulk-runs.ts';
import { useErrorTraces } from '#shared/use-error-trace.ts';
import { useErrorWords } from '#shared/use-error-words.ts';
import { useHoldPage } from '#shared/use-hold-page.ts';
import { useBulkCsv } from './use-bulk-csv.ts';
import { useOutcomeWords } from './use-outcome-words.ts';

/** The bulk action under way or just ended, row by row. It stays where the browser's back button leads to another page. */
export function BulkSheet() {
  const { t } = useTranslation();
  const { i18n } = useServices();
  const bulkRuns = useBulkRuns();
  const run = useBulkRun();
  const failure = run?.rows.find((row) => row.outcome.state === 'failed')?.outcome;
  // The words of errors come with the first of them.
  const areWordsHere = useErrorWords(failure?.state === 'failed' ? failure.error : undefined) !== undefined;
  const outcomes = useOutcomeWords();
  const traceWith = useErrorTraces();
  useHoldPage(run?.phase === 'running' || run?.phase === 'stopping');
  const reasonOf = (outcome: BulkOutcome) => {
    if (outcome.state === 'stays') return outcome.reason;
    if (outcome.state !== 'failed' || !areWordsHere) return undefined;
    const reason = run?.reason?.(outcome.error);
    if (reason !== undefined) return reason;
    const failed = errorWords(i18n, outcome.error);
    // Where the code has no words of its own, what the service says of it stands alone.
    const saidByService = !failed.known && outcome.error instanceof ApiError && outcome.error.detail;
    return saidByService ? failed.text : errorSentence(failed);
  };
  /** For what has no words of its own: where the code says it all, nobody has to be asked. */
  const traceOf = (outcome: BulkOutcome) => {
    if (outcome.state !== 'failed' || !areWordsHere) return undefined;
    const { known, traceId } = errorWords(i18n, outcome.error);
    return known ? undefined : traceWith(traceId);
  };
  const saveCsv = useBulkCsv({ outcomes, reasonOf });
  if (run === undefined) return null;
  return (
    <ResultSheet
      isOpen
      title={run.title}
      state={run.phase}
      rows={run.rows.map(({ id, name, userName, outcome }) => ({
        id,
        name,
        note: userName === name ? undefined : userName,
        outcome: outcome.state,
        code: outcome.state === 'failed' ? outcome.code : undefined,
        text: reasonOf(outcome),
        trace: traceOf(outcome),
        canTryAgain: canTryAgain(outcome),
      }))}
      onClose={() => bulkRuns.dismiss()}
      onStop={() => bulkRuns.stop()}
      onRetryFailed={() => void bulkRuns.retryFailed()}
      onCsv={() => saveCsv(run)}
      words={{
        progress: (done, total) => t('bulk.progress', { done, total }),
        totals: {
          done: (count) => t('bulk.total.done', { count }),
          failed: (count) => t('bulk.total.failed', { count }),
          skipped: (count) => t('bulk.total.skipped', { count }),
          pending: (count) => t('bulk.total.pending', { count }),
        },
        outcomes,
        stop: t('bulk.stop'),
        retryFailed: (count) => t('bulk.retryFailed', { count }),
        csv: t('bulk.csv'),
        close: t('action.close'),
      }}
    />
  );
}
