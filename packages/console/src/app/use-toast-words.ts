import { useTranslation } from 'react-i18next';

/** The words around a message, on the page and in the history. */
export function useToastWords() {
  const { t } = useTranslation();
  return {
    times: (count: number) => t('notifications.repeated', { count }),
    traceId: (id: string) => t('notifications.trace', { id }),
    tones: {
      success: t('notifications.tone.success'),
      info: t('notifications.tone.info'),
      warning: t('notifications.tone.warning'),
      error: t('notifications.tone.error'),
    },
  };
}
