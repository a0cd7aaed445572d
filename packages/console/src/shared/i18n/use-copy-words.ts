import type { CopyWords } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** The words around copying, for a action in words of its own ("Copy user id"). */
export function useCopyWords(copy: string): CopyWords {
  const { t } = useTranslation();
  return { copy, copied: t('copying.copied'), notCopied: t('copying.notCopied') };
}
