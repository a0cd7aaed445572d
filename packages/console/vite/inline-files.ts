import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globalCss } from '@archive-console/ui/global-css';
import { minify, type Plugin } from 'vite';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');

/** One of the scripts beside index.html, to stand in a document. */
export async function inlineScript(name: string): Promise<string> {
  const { code } = await minify(name, read(name));
  return `<script>${code.trim()}</script>`;
}

/** Comments and indentation are for the reader of the file. */
const shortened = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The script and the style of the first paint stand in the document, and with it the style that every page has: it is
 * painted without any other file. The content policy allows them by their hashes, which `deploy/inline-parts.ts` reads
 * from the built documents.
 */
export function inlineFiles(): Plugin {
  return {
    name: 'inline-files',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const theme = await inlineScript('theme.js');
        return html
          .replace('<!-- theme.js -->', () => theme)
          .replace(
            '<!-- splash.css -->',
            () => `<style>${shortened(globalCss + read('splash.css'))}</style>`,
          );
      },
    },
  };
}
