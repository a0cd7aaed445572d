import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { mayBeDone } from '#queries/write-outcome.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { errorSentence, errorWords } from './error-words.ts';

interface ReportOptions {
  /** What failed, with its object, as the heading: "Removing the role Administrator from Amelie Brandt failed". @default what the code says */
  title?: string | undefined;
  /** The heading where it may have been done all the same. @default the same heading, called unclear */
  unknown?: string | undefined;
  /** The page of that object. */
  about?: string | undefined;
  /** What can be done about it. */
  action?: { label: string; onAction: () => void } | undefined;
  /** The message of an earlier try, which this one takes the place of. */
  insteadOf?: string | undefined;
}

/** No heading claims that what may be done was not; undefined while the words of errors are not here. */
export const unclearHeading = (i18n: i18n, what: string): string | undefined =>
  i18n.t('detail.unclear', { ns: 'errors', what, defaultValue: '' }) || undefined;

/** Shows an error in a toast that stays open, and logs it where its code has no words (D63). Answers the id of the message. */
export function useReportError(): (error: unknown, options?: ReportOptions) => Promise<string> {
  const { i18n, toasts, logger } = useServices();
  return useCallback(
    async (error, { title: failed, unknown, about, action, insteadOf } = {}) => {
      // Words that cannot be read must not hide the error itself.
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const { code, traceId, known, ...words } = errorWords(i18n, error);
      if (!known) logger.error(error);
      const title =
        failed !== undefined && mayBeDone(error) ? (unknown ?? unclearHeading(i18n, failed)) : failed;
      return toasts.show(
        {
          tone: 'error',
          title: title ?? words.title,
          text: title === undefined ? words.text : errorSentence(words),
          code,
          about,
          ...(traceId === undefined ? {} : { traceId }),
          ...(action && { action }),
        },
        { insteadOf },
      );
    },
    [i18n, toasts, logger],
  );
}
