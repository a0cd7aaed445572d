import { createApiClient, fetchFirst, listUsers } from '@archive-console/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = { page: 1, rowsPerPage: 25, sortBy: 'displayName', descending: false };
const key = String(['/v2/users/get-users', JSON.stringify(page)]);
const answerOf = (total: number) => Response.json({ rows: [], totalRows: total });
const early = (total: number, age = 0) =>
  Promise.resolve({ response: answerOf(total), at: performance.now() - age });
const sent = vi.fn(() => Promise.resolve(answerOf(2)));
const read = (signal?: AbortSignal) =>
  createApiClient({ fetch: fetchFirst, retryDelaysMs: [] }).call(listUsers, page, signal && { signal });

beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => {
  globalThis.firstAnswers = undefined;
  vi.unstubAllGlobals();
  sent.mockClear();
});

test('an answer that was asked for before is taken once', async () => {
  globalThis.firstAnswers = new Map([[key, early(1)]]);
  expect(await read()).toMatchObject({ totalRows: 1 });
  expect(sent).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ totalRows: 2 });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('one that is for other parameters, or was not asked for after all, is sent', async () => {
  globalThis.firstAnswers = new Map<string, ReturnType<typeof early> | Promise<undefined>>([
    [String(['/v2/users/get-users', JSON.stringify({ ...page, page: 2 })]), early(1)],
    [key, Promise.resolve(undefined)],
  ]);
  expect(await read()).toMatchObject({ totalRows: 2 });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('one that has become old is not taken: how things stand now is asked', async () => {
  globalThis.firstAnswers = new Map([[key, early(1, 6000)]]);
  expect(await read()).toMatchObject({ totalRows: 2 });
});

test('a call that is given up does not wait for it', async () => {
  globalThis.firstAnswers = new Map([[key, new Promise(() => undefined)]]);
  const given = new AbortController();
  const asked = read(given.signal);
  given.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'abort' });
});
