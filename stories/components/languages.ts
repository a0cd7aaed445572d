import type { LanguageChoice } from '@archive-console/ui';

/** The languages of the product, each named in itself. */
export const languages: readonly LanguageChoice<'en-US' | 'de'>[] = [
  { value: 'en-US', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
