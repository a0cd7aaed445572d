import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, minify } from 'vite';
import type { drawSignIn as draw } from '../src/app/draw-sign-in.tsx';
import { languages } from '../src/shared/i18n/languages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The sign-in page for the document: drawn once for each language from the components of the console, inert until the
 * script after it puts one of them in place.
 */
export async function drawnSignIn(): Promise<string> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // What Node would take instead has its exports elsewhere.
    ssr: { noExternal: ['styled-components'] },
  });
  try {
    const { drawSignIn } = (await server.ssrLoadModule('/src/app/draw-sign-in.tsx')) as {
      drawSignIn: typeof draw;
    };
    const pages: string[] = [];
    let rules = '';
    for (const language of languages) {
      const { html, css } = await drawSignIn(language);
      pages.push(`<div lang="${language}">${html}</div>`);
      // The rules of a page that is drawn later contain those of the pages before it.
      rules = css;
    }
    const { html, css } = shortened(pages.join(''), rules);
    if (/ style="/.test(html))
      throw new Error('The sign-in page has styles that the content policy refuses.');
    const { code } = await minify('drawn.js', readFileSync(`${ROOT}drawn.js`, 'utf8'));
    return `<template id="sign-in"><style>${css}</style>${html}</template><script>${code.trim()}</script>`;
  } finally {
    await server.close();
  }
}

/** Classes by numbers: those of the console, which stands beside it for a moment, are others. Those without rules go. */
function shortened(html: string, css: string): { html: string; css: string } {
  const ruled = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
  const names = new Map([...ruled].map((name, index) => [name, `d${index}`]));
  return {
    html: html.replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
      const known = classes.split(' ').flatMap((name) => names.get(name) ?? []);
      return known.length === 0 ? '' : ` class="${known.join(' ')}"`;
    }),
    css: css
      .replaceAll(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${names.get(name)}`)
      .replaceAll(/\s*\n\s*/g, ''),
  };
}
