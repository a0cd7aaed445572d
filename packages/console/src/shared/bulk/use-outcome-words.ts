import type { ResultOutcome } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** How one row of a bulk action stands, in a word: on the sheet and in its file. */
export function useOutcomeWords(): Record<ResultOutcome, string> {
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
