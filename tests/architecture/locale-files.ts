import { readdirSync, readFileSync } from 'node:fs';

export const LOCALES = 'packages/console/src/locales';

/** One string of a file of words. */
export interface Words {
  /** `users:list.title`. */
  id: string;
  namespace: string;
  key: string;
  text: string;
}

export const namespacesOf = (language: string) =>
  readdirSync(`${LOCALES}/${language}`).map((file) => file.replace('.json', ''));

/** Every string of a language. */
export function wordsOf(language: string): Words[] {
  return namespacesOf(language).flatMap((namespace) => {
    const file: unknown = JSON.parse(readFileSync(`${LOCALES}/${language}/${namespace}.json`, 'utf8'));
    return flat(file, []).map(([key, text]) => ({ id: `${namespace}:${key}`, namespace, key, text }));
  });
}

function flat(value: unknown, keys: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${keys.join('.')} is neither words nor a group of words. Write a string.`);
  }
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, [...keys, key]));
}

/** What is filled in (`{{count}}`) and what is marked up (`<b>`), in no order: languages put them where they belong. */
export function slotsOf(text: string): string[] {
  return (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).toSorted();
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form, as the code asks for it. */
export const baseOf = (key: string) => key.replace(PLURAL, '');
export const pluralOf = (key: string) => PLURAL.exec(key)?.[1];
