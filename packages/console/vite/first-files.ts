import { getAuthInfo } from '@archive-console/api-client';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../src/shared/i18n/languages.ts';
import type { firstReads as readsOf } from '../src/app/first-reads.ts';
import { ChunkGraph } from './chunk-graph.ts';
import { type LoadModule, withConsoleModules } from './console-modules.ts';
import { drawnSignIn } from './drawn-sign-in.ts';
import { inlineScript } from './inline-files.ts';
import { nounOf, starts } from './starts.ts';
import { wordFile } from './word-files.ts';

/** Where index.html leaves room: for what a place opens with, what it reads, and the page that is drawn at first. */
const FILES = '<!-- first files -->';
const READS = '<!-- first reads -->';
const DRAWN = '<!-- sign-in -->';

/** Before sign-in all that is read is who is there. */
const SESSION = `<link rel="preload" href="/v2${getAuthInfo.path}" as="fetch" crossorigin="anonymous">`;

interface Place {
  /** The document it is served with, below `dist`. */
  document: string;
  modules: readonly string[];
  /** The files of words it shows. */
  words: readonly string[];
  /** The area whose first page it shows. */
  area?: string;
}

/**
 * Every area has a document of its own, `start/<noun>.html`, that is index.html plus the files this area opens with.
 * Without it they would be asked for only when the start has arrived and run: one round trip more before the first row.
 * So it is with what the first page of the area reads.
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
        for (const room of [FILES, READS, DRAWN])
          if (!source.includes(room)) throw new Error(`index.html has no ${room}.`);
        const graph = new ChunkGraph(Object.values(bundle));
        graph.requireNoCircles();
        const tags = tagsOf(graph);
        await withConsoleModules(async (load) => {
          const signIn = await drawnSignIn(load);
          for (const place of places) {
            const reads = place.area === undefined ? SESSION : await firstReadsOf(place.area, load);
            const isSignIn = place.document === 'index.html';
            const document = source
              .replace(FILES, () => tags(place))
              .replace(READS, () => reads)
              .replace(DRAWN, () => (isSignIn ? signIn : ''));
            if (isSignIn) page.source = document;
            else this.emitFile({ type: 'asset', fileName: place.document, source: document });
          }
        });
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
    area: nounOf(area),
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
    const links = filesOf(modules).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    return [...links, metaOf('first-words', Object.fromEntries(byLanguage))].join('\n    ');
  };
}

async function firstReadsOf(area: string, load: LoadModule): Promise<string> {
  const { firstReads } = await load<{ firstReads: typeof readsOf }>('app/first-reads.ts');
  return `${metaOf('first-reads', await firstReads(area))}${await inlineScript('first-reads.js')}`;
}

function metaOf(name: string, content: object): string {
  const quoted = JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta name="${name}" content="${quoted}">`;
}
