import type { Plugin, Rolldown } from 'vite';
import { languages } from '../src/shared/i18n/languages.ts';
import { ChunkGraph } from './chunk-graph.ts';
import { drawnSignIn } from './drawn-sign-in.ts';
import { nounOf, starts } from './starts.ts';
import { wordFile } from './word-files.ts';

/** Where index.html leaves room for what a place opens with, and for the page that is drawn before the console comes. */
const PLACEHOLDER = '<!-- first files -->';
const DRAWN = '<!-- sign-in -->';

interface Place {
  /** The document it is served with, below `dist`. */
  document: string;
  modules: readonly string[];
  /** The files of words it shows. */
  words: readonly string[];
}

/**
 * Every area has a document of its own, `start/<noun>.html`, that is index.html plus the files this area opens with.
 * Without it they would be asked for only when the start has arrived and run: one round trip more before the first row.
 * The files of words are left to `theme.js`, which knows the language.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = String(page.source);
        if (!source.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}.`);
        const graph = new ChunkGraph(Object.values(bundle));
        graph.requireNoCircles();
        const tags = tagsOf(graph);
        const signIn = await drawnSignIn();
        for (const place of places) {
          const document = source.replace(PLACEHOLDER, tags(place));
          if (place.document === 'index.html') page.source = document.replace(DRAWN, () => signIn);
          else
            this.emitFile({
              type: 'asset',
              fileName: place.document,
              source: document.replace(DRAWN, ''),
            });
        }
      },
    },
  };
}

const places: readonly Place[] = [
  { document: 'index.html', modules: starts.signIn, words: ['shell', 'authentication'] },
  ...starts.areas.map((area) => ({
    document: `start/${nounOf(area)}.html`,
    modules: [...starts.home, area],
    words: ['shell', nounOf(area)],
  })),
];

function tagsOf(graph: ChunkGraph): (place: Place) => string {
  const entry = graph.neededBy(starts.entry);
  const filesOf = (modules: readonly string[]) =>
    [...graph.neededBy(modules)]
      .filter((chunk) => !entry.has(chunk))
      .map(({ fileName }: Rolldown.OutputChunk) => `/${fileName}`);
  return ({ modules, words }) => {
    const byLanguage = languages.map((language) => [
      language,
      words.map((noun) => `/${wordFile(language, noun)}`),
    ]);
    const content = JSON.stringify(Object.fromEntries(byLanguage)).replaceAll('"', '&quot;');
    const links = filesOf(modules).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    return [...links, `<meta name="first-words" content="${content}">`].join('\n    ');
  };
}
