import { ApiError } from '@archive-console/api-client';
import { ResultSheet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type BulkOutcome, canTryAgain } from '#shared/bulk/bulk-runs.ts';
import { errorSentence, errorWords } from '#shared/errors/error-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useBulkRun, useBulkRuns } from '#shared/bulk/use-bulk-runs.ts';
import { useErrorTraces } from '#shared/errors/use-error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useHoldPage } from '#shared/form/use-hold-page.ts';
import { useBulkCsv } from './use-bulk-csv.ts';
import { useOutcomeWords } from './use-outcome-words.ts';

/** The bulk action under way or just ended, row by row. It stays where the browser's back button leads to another page. */
export function BulkSheet() {
  const { t } = useTranslation(['home', 'shell']);
  const { i18n } = useServices();
  const bulkRuns = useBulkRuns();
  const run = useBulkRun();
  const failure = run?.rows.find((row) => row.outcome.state === 'failed')?.outcome;
  // The words of errors come with the first of them.
  const areWordsHere = useErrorWords(failure?.state === 'failed' ? failure.error : undefined) !== undefined;
  const outcomes = useOutcomeWords();
  const traceWith = useErrorTraces();
  useHoldPage(run?.phase === 'running' || run?.phase === 'stopping');
  /** Why it failed, and how a helper finds it again: where the code says it all, nobody has to be asked. */
  const explain = ({ error }: Extract<BulkOutcome, { state: 'failed' }>) => {
    if (!areWordsHere) return undefined;
    const failed = errorWords(i18n, error);
    // Where the code has no words of its own, what the service says of it stands alone.
    const saidByService = !failed.known && error instanceof ApiError && error.detail;
    return {
      text: run?.reason?.(error) ?? (saidByService ? failed.text : errorSentence(failed)),
      trace: failed.known ? undefined : traceWith(failed.traceId),
    };
  };
  const reasonOf = (outcome: BulkOutcome) => {
    if (outcome.state === 'stays') return outcome.reason;
    return outcome.state === 'failed' ? explain(outcome)?.text : undefined;
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
        canTryAgain: canTryAgain(outcome),
        ...(outcome.state === 'stays' && { text: outcome.reason }),
        ...(outcome.state === 'failed' && { code: outcome.code, ...explain(outcome) }),
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
        close: t('shell:action.close'),
      }}
    />
  );
}
