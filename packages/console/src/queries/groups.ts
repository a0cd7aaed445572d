import { type InputOf, listGroups } from '@archive-console/api-client';
import { query } from './api.ts';

export const groupsQueries = {
  list: (request: InputOf<typeof listGroups>) => query(listGroups, request),
};
