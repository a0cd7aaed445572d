import { listAccessTokens } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { filteredPage, filteredReader } from '#console/queries/filtered-lists.ts';
import { readAllPages } from '#console/queries/read-all-pages.ts';
import { openQueries } from './open-queries.ts';

const request = { sortBy: 'notes', descending: false };
const even = {
  asked: { even: true },
  passes: () => Promise.resolve(({ notes }: { notes: string }) => Number(notes.slice(-1)) % 2 === 0),
};

/** A console whose tenant has 250 tokens and no other. */
async function openTokens() {
  const opened = await openQueries();
  const { accessTokens } = opened.world;
  for (const { id } of accessTokens.rows()) accessTokens.remove(id);
  for (let number = 100; number < 350; number += 1)
    accessTokens.put({
      id: `${number}`,
      tokenType: 'TenantAccessToken',
      expiryDate: null,
      scopes: [],
      notes: `Token ${number}`,
      createdDate: '',
      holderId: null,
    });
  return opened;
}

it('a page is one of the rows that pass, of all pages of the service, which are read once', async () => {
  const { client, sent } = await openTokens();
  const pageOf = (page: number) =>
    client.query(filteredPage(listAccessTokens, { ...request, page, rowsPerPage: 50 }, even));
  const [first, last] = [await pageOf(1), await pageOf(3)];
  expect(first).toMatchObject({ totalRows: 125, hasMore: true });
  expect(first.rows[1]?.notes).toBe('Token 102');
  expect(last).toMatchObject({ totalRows: 125, hasMore: false });
  expect(last.rows).toHaveLength(25);
  expect(sent).toHaveLength(3);
});

it('without a filter the page is that of the service', async () => {
  const { client, sent } = await openTokens();
  const page = await client.query(
    filteredPage(listAccessTokens, { ...request, page: 2, rowsPerPage: 50 }, undefined),
  );
  expect(page).toMatchObject({ totalRows: 250, hasMore: true });
  expect(sent).toHaveLength(1);
});

it('a file has all rows that pass, and the service is asked for each page once', async () => {
  const { client, sent } = await openTokens();
  const { signal } = new AbortController();
  const rows = await readAllPages(filteredReader(client, listAccessTokens, request, even), { signal });
  expect(rows).toHaveLength(125);
  expect(sent).toHaveLength(3);
});
