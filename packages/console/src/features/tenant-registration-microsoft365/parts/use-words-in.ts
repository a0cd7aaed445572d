import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import { useServices } from '#shared/runtime/services.ts';

const NOUN = 'tenant-registration-microsoft365';

/** The words of this page in a language that need not be the reader's own, fetched when it is first asked for. */
export function useWordsIn(language: Language): {
  words: TFunction<typeof NOUN> | undefined;
  hasFailed: boolean;
} {
  const { i18n } = useServices();
  const [settled, setSettled] = useState<{ language: Language; hasFailed: boolean }>();
  const isHere = i18n.hasResourceBundle(language, NOUN);
  useEffect(() => {
    if (isHere) return undefined;
    let isWanted = true;
    const settle = () =>
      isWanted && setSettled({ language, hasFailed: !i18n.hasResourceBundle(language, NOUN) });
    i18n.reloadResources([language], [NOUN]).then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [i18n, isHere, language]);
  return {
    words: isHere ? i18n.getFixedT(language, NOUN) : undefined,
    hasFailed: !isHere && settled?.language === language && settled.hasFailed,
  };
}
