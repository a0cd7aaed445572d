import { useTranslation } from 'react-i18next';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useServices } from '#shared/runtime/services.ts';

/** What is said of a write that follows another. */
interface FollowUpWords {
  /** That it is left to do. */
  left: string;
  /** That it succeeded after all. */
  done: string;
}

/**
 * Does what belongs to an object that was created a moment ago. What fails does not take back the object: it is said,
 * and its message offers to try it again.
 */
export function useFollowUp(): (write: () => Promise<unknown>, words: FollowUpWords) => Promise<void> {
  const { t } = useTranslation('shell');
  const { toasts } = useServices();
  const report = useReportError();
  async function attempt(write: () => Promise<unknown>, words: FollowUpWords, isAgain: boolean) {
    try {
      await write();
      if (isAgain) toasts.show({ tone: 'success', title: words.done });
    } catch (error) {
      const onAction = () => void attempt(write, words, true);
      await report(error, { title: words.left, action: { label: t('action.retry'), onAction } });
    }
  }
  return (write, words) => attempt(write, words, false);
}
