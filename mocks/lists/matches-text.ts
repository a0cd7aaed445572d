/** The text as it is searched: without case and accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** The words of a filter, in plain letters. */
export function wordsOf(filter: string | undefined): string[] {
  return plainText(filter ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Reports which plain texts contain every word of the filter; `undefined` for a filter without any. */
export function matchesText(filter: string | undefined): ((plain: string) => boolean) | undefined {
  const words = wordsOf(filter);
  if (words.length === 0) return undefined;
  return (plain) => words.every((word) => plain.includes(word));
}
