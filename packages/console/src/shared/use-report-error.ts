import { useCallback } from 'react';
import { bareErrorWords, errorWords } from './error-words.ts';
import { ensureWords, hasWords } from './i18n.ts';
import { useServices } from './services.ts';

/** Tells of a failed action: an error toast that stays, and the log where the code has no words (D63). */
export function useReportError(): (error: unknown) => Promise<void> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error: unknown) => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const words = hasWords(i18n, 'errors') ? errorWords(i18n, error) : bareErrorWords(i18n.language, error);
      const { title, text, code, traceId, known } = words;
      toasts.show({ tone: 'error', title, text, code, ...(traceId === undefined ? {} : { traceId }) });
      if (!known) logger.error(error);
    },
    [i18n, toasts, logger],
  );
}
