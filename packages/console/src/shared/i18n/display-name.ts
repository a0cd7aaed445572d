/** What a language or a country is called in another language; what is no code of one stays as it is. */
export function displayName(type: 'language' | 'region', code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    // The service may hold what is no code.
    return code;
  }
}
