/** English words of theme and language. */
export const appearanceWords = {
  back: 'Back',
  darkTheme: 'Dark theme',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
};

/** The languages of the product, each named in itself. */
export const languages = [
  { value: 'en-US', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;
