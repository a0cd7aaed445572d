import { madeOnce } from './made-once.ts';

/**
 * Names in a sentence: "Anna, Bjarne, and Carla".
 *
 * @param type `conjunction` and, `disjunction` or, `unit` neither. @default 'conjunction'
 */
export function formatList(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  return madeOnce(Intl.ListFormat, locale, { type }).format(names);
}
