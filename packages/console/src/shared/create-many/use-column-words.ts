import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/i18n/languages.ts';
import { anyWords, type WordKey } from '#shared/i18n/use-words.ts';
import type { WordsOf } from './pasted-table.ts';

/** The words of columns and of their values in every language, as far as they are here. */
export function useColumnWords(): { wordsOf: WordsOf; choiceWords: (word: WordKey) => readonly string[] } {
  const { i18n } = useTranslation();
  const choiceWords = useCallback(
    (word: WordKey) =>
      languages
        .filter((language) => i18n.exists(word, { lng: language }))
        .map((language) => anyWords(i18n, language)(word)),
    [i18n],
  );
  const wordsOf = useCallback<WordsOf>(
    ({ label, also }) => [
      ...choiceWords(label),
      ...(also === undefined ? [] : choiceWords(also).flatMap((words) => words.split(','))),
    ],
    [choiceWords],
  );
  return { wordsOf, choiceWords };
}
