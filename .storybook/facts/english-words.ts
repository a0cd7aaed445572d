import { readFileSync } from 'node:fs';

type Words = { readonly [key: string]: string | Words };

const files = new Map<string, Words>();

function wordsIn(file: string): Words {
  const words =
    files.get(file) ??
    (JSON.parse(readFileSync(`packages/console/src/locales/en-US/${file}.json`, 'utf8')) as Words);
  files.set(file, words);
  return words;
}

/** What a key of the console says in English: `users:delete.title`. Nothing where it is no key. */
export function englishOf(key: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const [, file = '', path = ''] = /^([a-z\d-]+):([\w.]+)$/.exec(key) ?? [];
  if (file === '') return undefined;
  let found: string | Words | undefined = wordsIn(file);
  for (const part of path.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part] ?? found[`${part}_${values['count'] === '1' ? 'one' : 'other'}`];
  }
  if (typeof found !== 'string') return undefined;
  return found
    .replaceAll(/\{\{-? ?(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '…')
    .replaceAll(/<\/?\w+>/g, '');
}
