import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { switchLanguage } from '#shared/i18n/i18n.ts';
import { type Language, languages } from '#shared/i18n/languages.ts';
import { useServices } from './services.ts';
import { applyDarkMode, type DarkMode, readDarkMode, watchDarkMode } from './theme.ts';

/** Language and theme as the person chose them, and how to choose anew: shown at once, stored for the next visit. */
export function useAppearance() {
  const { i18n } = useTranslation();
  const { storage } = useServices();
  const report = useReportError();
  const darkMode = useSyncExternalStore(watchDarkMode, () => readDarkMode(storage));
  return {
    darkMode,
    language: languages.find((language) => language === i18n.language) ?? 'en-US',
    chooseDarkMode: (mode: DarkMode) => applyDarkMode(storage, mode),
    chooseLanguage(language: Language) {
      switchLanguage(i18n, language).then(
        () => storage.write('locale', language),
        (error: unknown) => report(error),
      );
    },
  };
}
