import { useCallback } from 'react';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { errorWords } from './error-words.ts';
import { hasCode } from './has-code.ts';

/** What failed: after the service's own unexpected error no one knows what a write has changed, and the message says so. */
type Failed = 'read' | 'write';

/** Shows an error in a toast that stays open, and logs it where its code has no words (D63). */
export function useReportError(): (error: unknown, failed?: Failed) => Promise<void> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error, failed = 'read') => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { title, text, code, traceId, known } = errorWords(i18n, error);
      const isUnsure = failed === 'write' && hasCode(error, 'Default.UnexpectedError');
      const more = isUnsure ? i18n.t('detail.unsure', { ns: 'errors', defaultValue: '' }) : '';
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
