import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';

/** The words of theme and language, for the account menu and for the settings of the sign-in page. */
export function useAppearanceWords() {
  const { t } = useTranslation();
  const languageChoices: { value: Language; label: string }[] = [
    { value: 'en-US', label: t('account.language_en-US') },
    { value: 'de', label: t('account.language_de') },
  ];
  return {
    languageChoices,
    back: t('account.back'),
    theme: t('account.theme'),
    themes: { auto: t('account.theme_auto'), light: t('account.theme_light'), dark: t('account.theme_dark') },
    language: t('account.language'),
  };
}
