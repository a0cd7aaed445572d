import { useTranslation } from 'react-i18next';
import { useCopyWords } from '#shared/i18n/use-copy-words.ts';

/** The words around a message, on the page and in the history. */
export function useToastWords() {
  const { t } = useTranslation();
  const copyTrace = useCopyWords(t('fatal.copy'));
  return {
    times: (count: number) => t('notifications.repeated', { count }),
    trace: { label: t('fatal.trace'), words: copyTrace },
    tones: {
      success: t('notifications.tone.success'),
      info: t('notifications.tone.info'),
      warning: t('notifications.tone.warning'),
      error: t('notifications.tone.error'),
    },
  };
}
