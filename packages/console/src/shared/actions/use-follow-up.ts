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
  const attempt: ReturnType<typeof useFollowUp> = async (write, { left, done }) => {
    const again = async () => {
      await write();
      toasts.show({ tone: 'success', title: done });
    };
    try {
      await write();
    } catch (error) {
      const onAction = () => void attempt(again, { left, done });
      await report(error, { title: left, action: { label: t('action.retry'), onAction } });
    }
  };
  return attempt;
}
