import { createApiClient, listUsers, type User } from '@archive-console/api-client';
import type { RowSource } from '@archive-console/ui';

const client = createApiClient();

/** All users of the demo service, a page at a time. The cookie signs the reader of the page in. */
export const usersOfTheService: RowSource<User> = {
  pageSize: 100,
  load: async (page, signal) =>
    (await client.call(listUsers, { page: page + 1, rowsPerPage: 100 }, { signal })).rows,
};

export async function countUsers(): Promise<number> {
  return (await client.call(listUsers, { page: 1, rowsPerPage: 10 })).totalRows;
}
