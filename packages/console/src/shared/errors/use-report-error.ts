import { useCallback } from 'react';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { errorSentence, errorWords } from './error-words.ts';

interface ReportOptions {
  /** What failed, with its object, as the heading: "Removing the role Administrator from Amelie Brandt failed". @default what the code says */
  title?: string | undefined;
  /** The page of that object. */
  about?: string | undefined;
  /** What can be done about it. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Shows an error in a toast that stays open, and logs it where its code has no words (D63). Answers the id of the message. */
export function useReportError(): (error: unknown, options?: ReportOptions) => Promise<string> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error, { title, about, action } = {}) => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { code, traceId, known, ...words } = errorWords(i18n, error);
      if (!known) logger.error(error);
      return toasts.show({
        tone: 'error',
        title: title ?? words.title,
        text: title === undefined ? words.text : errorSentence(words),
        code,
        about,
        ...(traceId === undefined ? {} : { traceId }),
        ...(action && { action }),
      });
    },
    [i18n, toasts, logger],
  );
}
