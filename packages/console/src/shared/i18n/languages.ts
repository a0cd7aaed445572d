/** The languages of the console (specification, section 9). */
export const languages = ['en-US', 'de'] as const;
export type Language = (typeof languages)[number];

/** The stored choice if it is valid, else the browser's first language if supported, else English (section 9). */
export function chooseLanguage(stored: string | undefined, preferred: readonly string[]): Language {
  const valid = languages.find((language) => language === stored);
  if (valid !== undefined) return valid;
  const [first = ''] = preferred;
  return languages.find((language) => baseOf(language) === baseOf(first)) ?? 'en-US';
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
