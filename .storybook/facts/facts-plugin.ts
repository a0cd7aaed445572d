import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { BOOK_PICTURES } from '#tests/visual/kept-pictures.ts';
import { readBookFacts } from './read-book-facts.ts';

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:book-facts': readBookFacts,
  'virtual:book-pictures': () => globSync(`${BOOK_PICTURES}/*.webp`).map((file) => basename(file)),
};

/**
 * `virtual:book-facts` is what the sources say of every screen and flow, `virtual:book-pictures` which pictures there
 * are. While developing, both are as the book was opened.
 */
export const bookFacts: Plugin = {
  name: 'book-facts',
  resolveId: { filter: { id: /^virtual:book-/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:book-/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(modules[id.slice(1)]?.())}`,
      moduleType: 'js',
    }),
  },
};
