import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { i18n } from 'i18next';
import type { Namespace } from './i18n.ts';

/** A key with the file it stands in, `users:list.title`: what a table of an area says of its words. */
export type WordKey = Extract<ParseKeys<Namespace[]>, `${string}:${string}`>;

export type Say = (key: WordKey, values?: Readonly<Record<string, unknown>>) => string;

/** Reads words of any file by their whole key. The files are there already: opening the page loads them. */
export function useWords(): Say {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback<Say>((key, values) => anyWords(i18n, language)(key, { ...values }), [i18n, language]);
}

/** Translates whole keys: each says its file. */
export const anyWords = (instance: i18n, language: string) => instance.getFixedT<Namespace[]>(language, []);
