import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './i18n.ts';
import { useWords, type WordKey } from './use-words.ts';

/** Words for what the service enumerates, which later versions may extend. */
export type KnownWords = Readonly<Record<string, WordKey>>;

/**
 * What a value means; nothing for one that the console does not know. The same function until the language changes: the
 * columns of a list depend on it.
 */
export function useKnownWords(words: KnownWords): (value: string) => string | undefined {
  useTranslation(Object.values(words).flatMap((key) => key.split(':', 1)) as Namespace[]);
  const say = useWords();
  return useCallback(
    (value) => {
      const key = Object.hasOwn(words, value) ? words[value] : undefined;
      return key && say(key);
    },
    [words, say],
  );
}

/** What a value is called; one that the console does not know is shown as the service writes it. */
export function useKnownNames(words: KnownWords): (value: string) => string {
  const nameOf = useKnownWords(words);
  return useCallback((value) => nameOf(value) ?? value, [nameOf]);
}
