import type { UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';
import { fallbackWords } from '../fallback-words.ts';

/** The components that stand on the sign-in page, or on any. */
export type GateGroup = 'copyButton' | 'errorDetails' | 'passwordField' | 'toastRegion';

/** What these components say everywhere. Loaded with the first page: no words of later pages. */
export function createGateWords(instance: i18n, language: string): Pick<UiWordsGetters, GateGroup> {
  const { t } = instance;
  // An error may be all there is to show: what is said around it never waits for a file of words.
  const bare = () => fallbackWords(language);
  return {
    copyButton: bare,
    errorDetails: bare,
    passwordField: () => ({ show: t('password.show'), hide: t('password.hide') }),
    toastRegion: () => ({
      region: t('notifications.region'),
      dismiss: (title) => t('notifications.dismiss', { title }),
      times: (count) => t('notifications.repeated', { count }),
      tones: {
        success: t('notifications.tone.success'),
        info: t('notifications.tone.info'),
        warning: t('notifications.tone.warning'),
        error: t('notifications.tone.error'),
      },
    }),
  };
}
