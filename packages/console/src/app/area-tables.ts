import { areas } from './areas.ts';
import { prefixesOf } from './define-area.ts';
import type { RouteTable } from './route-table.ts';

/** The tables of the areas. They come with the frame around them: before sign-in no byte of an area is needed. */
export const areaTables: readonly RouteTable[] = areas.map((area) => ({
  id: area.id,
  layout: 'home',
  prefixes: prefixesOf(area),
  words: [...area.words, 'area'],
  load: area.load,
}));
