import { areas } from './areas.ts';
import type { RouteTable } from './route-table.ts';

/** The tables of the areas. They come with the frame around them: before sign-in no byte of an area is needed. */
export const areaTables: readonly RouteTable[] = areas.map(({ id, prefix, words, load }) => ({
  id,
  layout: 'home',
  prefixes: [prefix],
  words: [...words, 'area'],
  load,
}));
