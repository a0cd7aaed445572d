import { type InputOf, listGroups } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call, query } from './api.ts';

const ROWS = 100;

export const groupsQueries = {
  list: (request: InputOf<typeof listGroups>) => query(listGroups, request),
  /** What a picker offers: a page of the groups that match a text. Pages count from 1. */
  matching: (text: string, page: number) =>
    query(listGroups, { ...place(page), ...(text !== '' && { filter: text }) }),
};

/** The page of {@link groupsQueries.matching} on which a group is, by its place from 0, and its place there. */
export function placeInPages(index: number) {
  return { page: Math.floor(index / ROWS) + 1, row: index % ROWS };
}

/** The group of exactly this name, upper and lower case not told apart. */
export async function groupNamed(queryClient: QueryClient, name: string, signal: AbortSignal) {
  const request = { ...place(1), filter: name };
  const { rows } = await call(queryClient, listGroups, request, signal);
  return rows.find((group) => group.name.toLowerCase() === name.toLowerCase());
}

function place(page: number) {
  return { page, rowsPerPage: ROWS, sortBy: 'name' };
}
