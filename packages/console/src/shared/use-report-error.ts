import { useCallback } from 'react';
import { errorWords } from './error-words.ts';
import { ensureWords } from './i18n.ts';
import { useServices } from './services.ts';

/** Tells of a failed action: an error toast that stays, and the log where the code has no words (D63). */
export function useReportError(): (error: unknown, more?: string) => Promise<void> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error: unknown, more = '') => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { title, text, code, traceId, known } = errorWords(i18n, error);
      toasts.show({
        tone: 'error',
        title,
        text: text + more,
        code,
        ...(traceId === undefined ? {} : { traceId }),
      });
      if (!known) logger.error(error);
    },
    [i18n, toasts, logger],
  );
}
