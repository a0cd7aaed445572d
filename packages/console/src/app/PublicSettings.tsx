import { keepFocus, SettingsMenu } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuWords } from '#shared/i18n/ui-words/MenuWords.tsx';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
import { useLanguageChoices } from '#shared/i18n/use-language-choices.ts';
import { useMissingParts } from './use-missing-parts.ts';

/** The settings of an anonymous visitor: theme and language. */
export function PublicSettings() {
  useEffect(keepFocus, []);
  useMissingParts();
  const { t } = useTranslation();
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const languages = useLanguageChoices();
  return (
    <MenuWords>
      <SettingsMenu
        theme={darkMode}
        onTheme={chooseDarkMode}
        language={language}
        languages={languages}
        onLanguage={chooseLanguage}
        words={{ label: t('settings.open') }}
      />
    </MenuWords>
  );
}
