import { useTranslation } from 'react-i18next';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';

/**
 * Takes back what was done, as far as its message says it. That may fail too: it is said, and its message offers it once
 * more. What was said of that is taken back by the try that succeeds.
 */
export function useTakeBack(): (undo: () => Promise<unknown>, what: string) => Promise<void> {
  const { t } = useTranslation();
  const { i18n, toasts } = useServices();
  const report = useReportError();
  return (undo, what) => takeBack(undo, what, undefined);

  /** @param failed the message of the try before */
  async function takeBack(undo: () => Promise<unknown>, what: string, failed: string | undefined) {
    try {
      await undo();
      if (failed === undefined) return;
      const title = i18n.t('detail.takenBack', { ns: 'errors', what, defaultValue: what });
      toasts.show({ tone: 'success', title }, { insteadOf: failed });
    } catch (error) {
      await ensureWords(i18n, 'errors').catch(() => undefined);
      const message = await report(error, {
        title: i18n.t('detail.notTakenBack', { ns: 'errors', what, defaultValue: what }),
        unknown: i18n.t('detail.takenBackUnknown', { ns: 'errors', what, defaultValue: what }),
        action: { label: t('action.undo'), onAction: () => void takeBack(undo, what, message) },
        insteadOf: failed,
      });
    }
  }
}
