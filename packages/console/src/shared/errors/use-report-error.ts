import { useCallback } from 'react';
import { errorWords } from './error-words.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';

/** Tells of a failed action: an error toast that stays, and the log where the code has no words (D63). */
export function useReportError(): (error: unknown, alsoSaid?: 'detail.unsure') => Promise<void> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error: unknown, alsoSaid) => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { title, text, code, traceId, known } = errorWords(i18n, error);
      const more = alsoSaid === undefined ? '' : i18n.t(alsoSaid, { ns: 'errors', defaultValue: '' });
      toasts.show({
        tone: 'error',
        title,
        text: `${text} ${more}`.trim(),
        code,
        ...(traceId === undefined ? {} : { traceId }),
      });
      if (!known) logger.error(error);
    },
    [i18n, toasts, logger],
  );
}
