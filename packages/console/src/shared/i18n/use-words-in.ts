import { useEffect, useState } from 'react';
import { useServices } from '#shared/runtime/services.ts';
import type { Namespace } from './i18n.ts';
import type { Language } from './languages.ts';
import { anyWords, type Say } from './use-words.ts';

/** The words of one file in a language that need not be the reader's own, fetched when it is first asked for. */
export function useWordsIn(
  language: Language,
  namespace: Namespace,
): { say: Say | undefined; hasFailed: boolean } {
  const { i18n } = useServices();
  const [settled, setSettled] = useState<{ language: Language; hasFailed: boolean }>();
  const isHere = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (isHere) return undefined;
    let isWanted = true;
    const settle = () =>
      isWanted && setSettled({ language, hasFailed: !i18n.hasResourceBundle(language, namespace) });
    i18n.reloadResources([language], [namespace]).then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [i18n, isHere, language, namespace]);
  return {
    say: isHere ? (key, values) => anyWords(i18n, language)(key, { ...values }) : undefined,
    hasFailed: !isHere && settled?.language === language && settled.hasFailed,
  };
}
