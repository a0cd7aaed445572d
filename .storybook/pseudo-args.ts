import { pseudo } from './pseudo.ts';

/** Properties that hold free text: `label` and `id` have the same type, so their names decide. */
const TEXTS =
  /(?:aside|caption|children|description|empty|error|fact|failure|footer|header|heading|hint|label|message|note|notice|placeholder|reason|second|sentence|summary|text|title|unit)$/i;

/** Properties all of whose strings are words, also those that functions answer. */
const WORDS = /^words$/;

/** Not said, but how it is said: numbers and dates are written by it. */
const LOCALE = /^locale$/;

/** Properties that hold what a person has chosen or typed: a component hands it back, and compares it. */
const HELD = /^(?:value|values|selected)$/;

type Fields = Readonly<Record<string, unknown>>;

/** What is written down in a story, other than an element, a date or a file. */
const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

function through(value: unknown, isText: boolean, areWords: boolean): unknown {
  if (typeof value === 'string') return isText || areWords ? pseudo(value) : value;
  if (Array.isArray(value)) return value.map((one) => through(one, false, areWords));
  if (typeof value === 'function' && areWords)
    return (...given: unknown[]) =>
      through((value as (...given: unknown[]) => unknown)(...given), true, true);
  return isPlain(value) ? each(value, areWords) : value;
}

const each = (fields: Fields, areWords: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      LOCALE.test(key) || (HELD.test(key) && !areWords)
        ? value
        : through(value, TEXTS.test(key), areWords || WORDS.test(key)),
    ]),
  );

/** The arguments of a story, with the words among them in the pseudo-language; ids, addresses and values stay. */
export const pseudoArgs = (args: Fields): Record<string, unknown> => each(args, false);

/** Words, and what functions among them answer, in the pseudo-language. */
export const pseudoWords = <Words extends object>(words: Words): Words =>
  through(words, false, true) as Words;
