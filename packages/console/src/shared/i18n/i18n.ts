import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Resources } from '#locales/resources.ts';
import { wordFile } from '#locales/word-file.ts';
import { isolateDirection } from './isolate-direction.ts';
import type { Language } from './languages.ts';

/** Loads one file of words. */
export type LoadWords = (language: string, namespace: string) => Promise<Record<string, unknown>>;

/**
 * A file of words: one per noun. `shell` holds what belongs to no noun, `area` what all areas share, `home` what is said
 * around signed-in pages, `gate` what the pages before sign-in have in common.
 */
export type Namespace = keyof Resources;

/** The console's own files: one per language and noun, fetched when first needed. */
export const loadWordsFile: LoadWords = wordFile;

/** Makes the translator of one console. */
export function createI18n(language: Language, loadWords: LoadWords = loadWordsFile): i18n {
  const instance = createInstance();
  void instance
    .use({
      type: 'backend',
      read: (tag: string, namespace: string, done: (error: unknown, words: object | null) => void) => {
        Promise.resolve()
          .then(() => loadWords(tag, namespace))
          .then(
            (words) => done(null, words),
            (error: unknown) => done(error, null),
          );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // The language stands from the first moment: the first area asks for its words at once.
      initAsync: false,
      load: 'currentOnly',
      fallbackLng: false,
      ns: [],
      defaultNS: 'shell',
      // React escapes what it draws. What is left to do for a value is its direction.
      interpolation: { escapeValue: true, escape: isolateDirection },
      react: { useSuspense: true },
    });
  return instance;
}

/** Whether the words are here. `hasLoadedNamespace` also says yes where loading failed. */
export function hasWords(instance: i18n, namespace: Namespace): boolean {
  return instance.hasResourceBundle(instance.language, namespace);
}

/** Has these words ready before a screen shows; throws where they cannot be loaded, so that no key is ever shown. */
export async function ensureWords(instance: i18n, ...wanted: Namespace[]): Promise<void> {
  await instance.loadNamespaces(wanted);
  const missing = wanted.filter((namespace) => !hasWords(instance, namespace));
  if (missing.length === 0) return;
  // A file that failed once is not asked for again by itself.
  await instance.reloadResources([instance.language], missing);
  const lost = missing.find((namespace) => !hasWords(instance, namespace));
  if (lost !== undefined) {
    throw new Error(`The words of '${lost}' could not be loaded. The connection may be down; try again.`);
  }
}

/** Switches the language once its words are loaded; otherwise throws and keeps the current one. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const needed = Object.keys(instance.getDataByLanguage(instance.language) ?? {});
  await instance.reloadResources([language], needed);
  if (needed.some((namespace) => !instance.hasResourceBundle(language, namespace))) {
    throw new Error(`The words of '${language}' could not be loaded. The connection may be down; try again.`);
  }
  await instance.changeLanguage(language);
}
