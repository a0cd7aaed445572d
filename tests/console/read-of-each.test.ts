import { ApiError } from '@archive-console/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOfEach } from '#console/queries/read-of-each.ts';
import { stubPage } from './stub-page.ts';

const items = Array.from({ length: 12 }, (_, index) => index);
const refused = (status: number) =>
  new ApiError('No.', { kind: 'refused', code: 'Default.Refused', operation: 'listImportTasks', status });

beforeEach(() => stubPage({ hidden: true }));
afterEach(() => vi.unstubAllGlobals());

/** Reads something of each, where one answers with `error`. */
async function readAll(error: ApiError) {
  const read: number[] = [];
  const failed: number[] = [];
  const reading = readOfEach(
    new QueryClient(),
    items,
    (item) => (item === 2 ? Promise.reject(error) : Promise.resolve(item)),
    {
      signal: new AbortController().signal,
      onRead: (item) => read.push(item),
      onFailed: (item) => failed.push(item),
    },
  );
  const ended = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { read, failed, ended };
}

it('reads the others where one cannot be read', async () => {
  const { read, failed, ended } = await readAll(refused(500));
  expect(ended).toBeUndefined();
  expect(failed).toEqual([2]);
  expect(read).toHaveLength(items.length - 1);
});

it('ends with the session', async () => {
  const error = refused(401);
  const { failed, ended } = await readAll(error);
  expect(ended).toBe(error);
  expect(failed).toEqual([]);
});
