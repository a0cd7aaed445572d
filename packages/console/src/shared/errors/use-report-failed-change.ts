import { hasCode } from './has-code.ts';
import { useReportError } from './use-report-error.ts';

/**
 * Tells of a change that failed. After the service's own unexpected error nobody knows what was changed: it also says
 * to look before one tries again.
 */
export function useReportFailedChange(): (error: unknown) => Promise<void> {
  const report = useReportError();
  return (error) => report(error, hasCode(error, 'Default.UnexpectedError') ? 'detail.unsure' : undefined);
}
