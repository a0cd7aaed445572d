import type { LanguageChoice } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';

/** The languages to choose from, each named in itself. */
export function useLanguageChoices(): LanguageChoice<Language>[] {
  const { t } = useTranslation();
  return [
    { value: 'en-US', label: t('account.language_en-US') },
    { value: 'de', label: t('account.language_de') },
  ];
}
