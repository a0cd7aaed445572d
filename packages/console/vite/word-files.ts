import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../src/locales/', import.meta.url));

/** Every file of words, as `de/users`, in the order of its name. */
const names = globSync('*/*.json', { cwd: LOCALES })
  .map((file) => file.replaceAll('\\', '/').replace('.json', ''))
  .toSorted();
const contentOf = (name: string): string => readFileSync(`${LOCALES}${name}.json`, 'utf8');

/** One name for all words of a build: it changes with any of them. */
const folder = `words-${names
  .reduce((hash, name) => hash.update(name).update(contentOf(name)), createHash('sha256'))
  .digest('base64url')
  .slice(0, 8)}`;

/** Where a file of words lies in `dist`. */
export const wordFile = (language: string, noun: string): string => `assets/${folder}/${language}/${noun}.js`;

/**
 * Words lie in a folder that is named by the hash of them all, so that their addresses follow from language and
 * noun. As chunks, each would have a hash of its own, and the start would carry a list of them: some fifty bytes more
 * before sign-in for every noun there is.
 */
export function wordFiles(): Plugin {
  return {
    name: 'word-files',
    transform: {
      filter: { id: /\/src\/locales\/word-file\.ts$/ },
      handler: () => ({
        code: `export const wordFile = async (language, noun) =>
          (await import(/* @vite-ignore */ \`./${folder}/\${language}/\${noun}.js\`)).default;`,
        map: null,
      }),
    },
    generateBundle() {
      for (const name of names) {
        const [language = '', noun = ''] = name.split('/');
        this.emitFile({
          type: 'asset',
          fileName: wordFile(language, noun),
          source: moduleOf(contentOf(name)),
        });
      }
    },
  };
}

/** Quotes around keys that are names are left out. */
function moduleOf(json: string): string {
  const words = JSON.stringify(JSON.parse(json));
  return `export default${words.replaceAll(/(?<=[{,])"([a-z_$][\w$]*)":/gi, '$1:')}`;
}
