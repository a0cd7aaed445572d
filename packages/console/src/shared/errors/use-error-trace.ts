import type { ErrorTrace } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useCopyWords } from '#shared/i18n/use-copy-words.ts';

/** Puts the words around a trace id, for the parts of ui that show one. */
export function useErrorTraces(): (traceId: string | undefined) => ErrorTrace | undefined {
  const { t } = useTranslation();
  const label = t('fatal.trace');
  const words = useCopyWords(t('fatal.copy'));
  return (traceId) => (traceId === undefined ? undefined : { label, id: traceId, words });
}

/** The trace id of one error, with the words around it. */
export function useErrorTrace(traceId: string | undefined): ErrorTrace | undefined {
  return useErrorTraces()(traceId);
}
