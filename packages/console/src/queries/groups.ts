import { type InputOf, listGroups } from '@archive-console/api-client';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call, keyOf, query } from './api.ts';

const ROWS = 25;

export const groupsQueries = {
  list: (request: InputOf<typeof listGroups>) => query(listGroups, request),
  /** What a picker offers: the groups that match a text, page after page. */
  matching: (text: string) =>
    infiniteQueryOptions({
      queryKey: keyOf(listGroups, { matching: text }),
      queryFn: ({ client, signal, pageParam }) =>
        call(client, listGroups, { ...place(pageParam), ...(text !== '' && { filter: text }) }, signal),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((sum, page) => sum + page.rows.length, 0);
        return last.rows.length > 0 && read < last.totalRows ? pages.length + 1 : undefined;
      },
    }),
};

/** The group of exactly this name, upper and lower case not told apart. */
export async function groupNamed(queryClient: QueryClient, name: string, signal: AbortSignal) {
  const request = { ...place(1), rowsPerPage: 100, filter: name };
  const { rows } = await call(queryClient, listGroups, request, signal);
  return rows.find((group) => group.name.toLowerCase() === name.toLowerCase());
}

function place(page: number) {
  return { page, rowsPerPage: ROWS, sortBy: 'name' };
}
