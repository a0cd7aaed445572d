import type { UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Words of components for a `UiWordsProvider`, made anew where the language changes. It waits for no file of words: a
 * group is asked for its words when a component of it is drawn.
 *
 * @param create the same function at every drawing
 */
export function useUiWordsFrom<Words extends Partial<UiWordsGetters>>(
  create: (instance: i18n, language: string) => Words,
  instance: i18n,
): Words {
  const language = useSyncExternalStore(
    (listener) => {
      instance.on('languageChanged', listener);
      return () => instance.off('languageChanged', listener);
    },
    () => instance.language,
  );
  return useMemo(() => create(instance, language), [create, instance, language]);
}
