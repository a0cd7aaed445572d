import { useTranslation } from 'react-i18next';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';

/**
 * Takes back what was done, as far as its message says it. That may fail too: it is said, and its message offers it once
 * more.
 */
export function useTakeBack(): (undo: () => Promise<unknown>, what: string) => Promise<void> {
  const { t } = useTranslation();
  const { i18n } = useServices();
  const report = useReportError();
  return async function takeBack(undo, what) {
    try {
      await undo();
    } catch (error) {
      await ensureWords(i18n, 'errors').catch(() => undefined);
      await report(error, {
        title: i18n.t('detail.notTakenBack', { ns: 'errors', what, defaultValue: what }),
        unknown: i18n.t('detail.takenBackUnknown', { ns: 'errors', what, defaultValue: what }),
        action: { label: t('action.undo'), onAction: () => void takeBack(undo, what) },
      });
    }
  };
}
