import { createI18n, ensureWords, namespaces, type WordKey } from '@archive-console/console';
import { type BookLanguage, spokenAs } from './book-language.ts';

/** What stands in place of placeholders; the count decides the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** The words of the console in the language that a story is shown in, as its reader sees them. */
export interface Words {
  (key: WordKey, values?: Values): string;
  /** Matches where these words occur in a text; what the values leave out may be anything. */
  part(key: WordKey, values?: Values): RegExp;
  /** By which numbers, dates and lists are written. */
  readonly locale: string;
}

const PLACEHOLDER = /(\{\{[^}]*\}\})/;
const TAG = /<\/?[a-z]+>/g;

async function load(language: BookLanguage): Promise<Words> {
  const spoken = spokenAs(language);
  const i18n = createI18n(spoken.language, spoken.loadWords);
  await ensureWords(i18n, ...namespaces);
  // Keys are checked where they are given: here the compiler would compare all with all.
  const say = i18n.getFixedT(i18n.language) as unknown as (key: string, options: Values) => string;
  const exists = i18n.exists as unknown as (key: string, options: Values) => boolean;

  /** The parts of a text; what stands in place of a placeholder is not given where the values leave it out. */
  function partsOf(key: WordKey, values: Values, form: Values): { part: string; isGiven: boolean }[] {
    if (!exists(key, form))
      throw new Error(`There are no words for ${key}. Where they have plural forms, give the count.`);
    return say(key, { ...form, skipInterpolation: true })
      .replaceAll(TAG, '')
      .split(PLACEHOLDER)
      .map((part) => {
        const name = PLACEHOLDER.test(part) ? part.slice(2, -2).replace(/,.*/, '').trim() : undefined;
        if (name === undefined) return { part, isGiven: true };
        if (!(name in values)) return { part, isGiven: false };
        return {
          part: i18n.services.interpolator.interpolate(part, values, i18n.language, {}),
          isGiven: true,
        };
      });
  }

  const words = (key: WordKey, values: Values = {}) =>
    partsOf(key, values, values)
      .map(({ part, isGiven }) => {
        if (!isGiven) throw new Error(`The words of ${key} need a value for ${part}.`);
        return part;
      })
      .join('');
  // Without a count, the form of any number but one.
  const part = (key: WordKey, values: Values = {}) =>
    new RegExp(
      partsOf(key, values, { count: 2, ...values })
        .map((one) => (one.isGiven ? one.part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) : '.*'))
        .join(''),
    );
  return Object.assign(words, { part, locale: i18n.language });
}

const loaded = new Map<BookLanguage, Promise<Words>>();

/** All words of a language, read once. */
export function wordsIn(language: BookLanguage): Promise<Words> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}
