/** A language in the words of another: `de` is _German_ in English. One that has no name there stays its code. */
export function languageText(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    // The service may hold what is no code of a language.
    return code;
  }
}
