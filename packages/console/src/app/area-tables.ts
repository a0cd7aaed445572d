import { prefixes } from '#shared/paths/prefixes.ts';
import { areas } from './areas.ts';
import { prefixesOf } from './define-area.ts';
import type { RouteTable } from './route-table.ts';

/** The account of the person signed in: in the account menu, and no area of the navigation. */
const myProfile: RouteTable = {
  id: 'my-profile',
  layout: 'home',
  prefixes: [prefixes.myProfile],
  words: ['my-profile', 'access-tokens', 'gate', 'components', 'area'],
  load: () => import('#features/my-profile/routes.tsx'),
};

/** The tables of the areas. They come with the frame around them: before sign-in no byte of an area is needed. */
export const areaTables: readonly RouteTable[] = [
  ...areas.map((area): RouteTable => ({
    id: area.id,
    layout: 'home',
    prefixes: prefixesOf(area),
    words: [...area.words, 'area'],
    load: area.load,
  })),
  myProfile,
];
