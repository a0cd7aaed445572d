import type { ErrorTrace } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useCopyWords } from './use-copy-words.ts';

/** A trace id with the words around it, for the parts of ui that show one. */
export function useErrorTrace(traceId: string | undefined): ErrorTrace | undefined {
  const { t } = useTranslation();
  const words = useCopyWords(t('fatal.copy'));
  if (traceId === undefined) return undefined;
  return { label: t('fatal.trace'), id: traceId, words };
}
