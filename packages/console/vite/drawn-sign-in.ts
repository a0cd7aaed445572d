import type { drawSignIn as draw } from '../src/app/draw-sign-in.tsx';
import { languages } from '../src/shared/i18n/languages.ts';
import type { LoadModule } from './console-modules.ts';
import { inlineScript } from './inline-files.ts';

/**
 * The sign-in page for the document: drawn once for each language from the components of the console, inert until the
 * script after it puts one of them in place.
 */
export async function drawnSignIn(load: LoadModule): Promise<string> {
  const { drawSignIn } = await load<{ drawSignIn: typeof draw }>('app/draw-sign-in.tsx');
  const pages: string[] = [];
  let rules = '';
  for (const language of languages) {
    const { html, css } = await drawSignIn(language);
    pages.push(`<div lang="${language}">${html}</div>`);
    // The rules of a page that is drawn later contain those of the pages before it.
    rules = css;
  }
  const { html, css } = shortened(pages.join(''), rules);
  if (/ style="/.test(html)) throw new Error('The sign-in page has styles that the content policy refuses.');
  return `<template id="sign-in"><style>${css}</style>${html}</template>${await inlineScript('drawn.js')}`;
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
