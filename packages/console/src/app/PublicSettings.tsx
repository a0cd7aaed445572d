import { keepFocus, SettingsMenu } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
import { useAppearanceWords } from './use-appearance-words.ts';
import { useMissingParts } from './use-missing-parts.ts';

/** The settings of whoever is not signed in: theme and language. */
export function PublicSettings() {
  useEffect(keepFocus, []);
  useMissingParts();
  const { t } = useTranslation();
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const { languageChoices, ...words } = useAppearanceWords();
  return (
    <SettingsMenu
      theme={darkMode}
      onTheme={chooseDarkMode}
      language={language}
      languages={languageChoices}
      onLanguage={chooseLanguage}
      words={{ ...words, label: t('settings.open') }}
    />
  );
}
