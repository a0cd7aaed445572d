import type { Resources } from './resources.ts';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

/** The names of all files. */
export const namespaces = [
  ...new Set(Object.keys(files).map((file) => file.replace(/^.*\/(.*)\.json$/, '$1'))),
] as (keyof Resources)[];

/** One file of words. In the production build, `vite/word-files.ts` stands in its place. */
export function wordFile(language: string, noun: string): Promise<Record<string, unknown>> {
  const load = files[`./${language}/${noun}.json`];
  if (load === undefined)
    throw new Error(`There is no locales/${language}/${noun}.json. Add the file; both languages need it.`);
  return load();
}
