import { useState } from 'react';
import { errorWords } from '#shared/error-words.ts';
import { ensureWords } from '#shared/i18n.ts';
import { useServices } from '#shared/services.ts';
import { useReportError } from '#shared/use-report-error.ts';

export interface Refusal {
  /** What the service said no with, as long as it is to be seen. */
  error: unknown;
  /** A code with words is said beside the control; anything else goes to a toast and the log (D63). */
  refuse(error: unknown): Promise<void>;
  forget(): void;
}

/** Where a failed deed of a form or a dialog is told. */
export function useRefusal(): Refusal {
  const { i18n } = useServices();
  const report = useReportError();
  const [error, setError] = useState<unknown>();
  return {
    error,
    async refuse(next) {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { known } = errorWords(i18n, next);
      setError(known ? next : undefined);
      if (!known) await report(next);
    },
    forget: () => setError(undefined),
  };
}
