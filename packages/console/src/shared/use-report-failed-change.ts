import { hasCode } from './has-code.ts';
import { ensureWords } from './i18n.ts';
import { useServices } from './services.ts';
import { useReportError } from './use-report-error.ts';

/**
 * Tells of a change that failed. After the service's own unexpected error nobody knows what was changed: it also says
 * to look before one tries again.
 */
export function useReportFailedChange(): (error: unknown) => Promise<void> {
  const { i18n } = useServices();
  const report = useReportError();
  return async (error) => {
    if (!hasCode(error, 'Default.UnexpectedError')) return report(error);
    // Words that cannot be read must not hide the error itself.
    await ensureWords(i18n, 'errors').catch(() => undefined);
    return report(error, ` ${i18n.t('detail.unsure', { ns: 'errors', defaultValue: '' })}`);
  };
}
