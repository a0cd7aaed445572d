import type { AppearanceWords, LanguageChoice } from '@archive-console/ui';

/** English words of theme and language. */
export const appearanceWords: AppearanceWords = {
  back: 'Back',
  theme: 'Theme',
  themes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
};

/** The languages of the product, each named in itself. */
export const languages: readonly LanguageChoice<'en-US' | 'de'>[] = [
  { value: 'en-US', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
