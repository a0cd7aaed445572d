import { useState } from 'react';
import { errorWords } from '#shared/errors/error-words.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useReportFailedChange } from '#shared/errors/use-report-failed-change.ts';

export interface Refusal {
  /** What the service said no with, as long as it is to be seen. */
  error: unknown;
  /** A code with words is said beside the control; anything else goes to a toast and the log (D63). */
  refuse(error: unknown): Promise<void>;
  forget(): void;
}

/**
 * Where a failed action of a form or a dialog is told.
 *
 * @param isKnownHere whether the form or dialog itself has words for an error whose code has none
 */
export function useRefusal(isKnownHere: (error: unknown) => boolean = () => false): Refusal {
  const { i18n } = useServices();
  const report = useReportFailedChange();
  const [error, setError] = useState<unknown>();
  return {
    error,
    async refuse(next) {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const isSaidHere = isKnownHere(next) || errorWords(i18n, next).known;
      setError(isSaidHere ? next : undefined);
      if (!isSaidHere) await report(next);
    },
    forget: () => setError(undefined),
  };
}
