import type { Page, User } from '@archive-console/api-client';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { nameOf, usersQueries } from '#queries/users.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { Recent } from './recents.ts';

/** What a search by name answers: the first of them, and how many there are. */
export interface Found {
  rows: Recent[];
  total: number;
}

/** A read whose answer is boiled down to what the palette shows. */
type FoundQuery = UseQueryOptions<unknown, Error, Found, QueryKey>;

/** A noun that is found by name. Title and icon are those of its area. */
export interface PaletteNoun {
  area: string;
  search(text: string): FoundQuery;
}

function noun(
  area: string,
  search: (text: string) => { queryKey: QueryKey; queryFn?: unknown },
  shown: (row: never) => Recent,
): PaletteNoun {
  const select = (answer: unknown): Found => {
    const { rows, totalRows } = answer as Page<never>;
    return { rows: rows.map(shown), total: totalRows };
  };
  return { area, search: (text) => ({ ...search(text), select }) as FoundQuery };
}

/** In the order they are shown; each needs a page of one thing, to which it leads. */
export const paletteNouns: readonly PaletteNoun[] = [
  noun('users', usersQueries.found, (user: User) => ({
    path: usersPaths.details(user.id),
    label: nameOf(user),
    description: user.primaryEmail ?? undefined,
  })),
];
