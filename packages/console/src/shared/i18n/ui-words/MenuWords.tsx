import { type UiWordsGetters, UiWordsProvider } from '@archive-console/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useServices } from '#shared/runtime/services.ts';
import { useUiWordsFrom } from './use-ui-words-from.ts';

/** The menus of theme, language and account. */
export type MenuGroup = 'accountMenu' | 'appearanceMenu';

/** What these menus say everywhere. */
export function createMenuWords(instance: i18n): Pick<UiWordsGetters, MenuGroup> {
  const t = instance.getFixedT(null, 'shell');
  return {
    accountMenu: () => ({ signOut: t('account.signOut') }),
    appearanceMenu: () => ({
      back: t('account.back'),
      theme: t('account.theme'),
      themes: {
        auto: t('account.theme_auto'),
        light: t('account.theme_light'),
        dark: t('account.theme_dark'),
      },
      language: t('account.language'),
    }),
  };
}

/** Around such a menu, which comes after the first page. */
export function MenuWords({ children }: { children: ReactNode }) {
  const words = useUiWordsFrom(createMenuWords, useServices().i18n);
  return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}
