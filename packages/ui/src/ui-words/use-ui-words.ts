import { useContext, useMemo } from 'react';
import { UiWordsContext } from './ui-words-context.ts';
import type { UiWords } from './ui-words.ts';

/**
 * All words of a component: its caller's, and of the rest those of the `UiWordsProvider`. They stay the same object
 * while neither changes.
 *
 * @param group the component
 * @param own what its caller says differently or only he can say
 * @throws once a word is read that neither of them gives
 */
export function useUiWords<Group extends keyof UiWords, Own extends Partial<UiWords[Group]>>(
  group: Group,
  own?: Own,
): Own & UiWords[Group] {
  const give = useContext(UiWordsContext)[group];
  return useMemo(() => {
    const words = { ...give?.(), ...own };
    return (give === undefined ? refusing(group, words) : words) as Own & UiWords[Group];
  }, [give, group, own]);
}

/** Words that no provider gives: one that is missing is reported where it is read. */
const refusing = (group: string, words: object): object =>
  new Proxy(words, {
    get(given, word) {
      if (typeof word === 'string' && !(word in given))
        throw new Error(`No ${group}.${word}: give it in \`words\` or by a UiWordsProvider above.`);
      return Reflect.get(given, word) as unknown;
    },
  });
