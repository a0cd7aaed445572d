import type { ErrorTrace } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** A trace id with the words around it, for the parts of ui that show one. */
export function useErrorTrace(traceId: string | undefined): ErrorTrace | undefined {
  const { t } = useTranslation();
  if (traceId === undefined) return undefined;
  return { label: t('fatal.trace'), id: traceId, copyLabel: t('fatal.copy'), copiedLabel: t('fatal.copied') };
}
