import { createApiClient, updateUserName } from '@archive-console/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { mutation } from '#console/queries/mutation.ts';
import { usersMutations } from '#console/queries/users.ts';
import { errorWords } from '#console/shared/errors/error-words.ts';
import { createI18n, ensureWords } from '#console/shared/i18n/i18n.ts';

const i18n = createI18n('en-US');
const said = (key: 'detail.unknown' | 'detail.notDone') => i18n.t(key, { ns: 'errors' });
const name = { userId: 'jonas', userName: 'jo' };

beforeAll(() => ensureWords(i18n, 'errors'));
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A service that refuses writes with 500 and a code that is in no table, and the reads that it is asked. */
function openFailingService(userName: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read: string[] = [];
  const problem = { title: 'Storage.NodeFailed', status: 500, traceId: '7f3a', detail: 'Node 4 is away.' };
  const fetch = (address: unknown) => {
    if (!String(address).includes('/get-')) return Promise.resolve(Response.json(problem, { status: 500 }));
    read.push(String(address));
    return Promise.resolve(
      Response.json({
        id: 'jonas',
        userName,
        displayName: 'Jonas',
        firstName: 'J',
        lastName: 'P',
        primaryEmail: null,
        hasExternalReference: false,
      }),
    );
  };
  connect(client, createApiClient({ fetch }));
  return { client, read };
}

async function failureOf(client: QueryClient, options: object) {
  const failing = new MutationObserver<unknown, Error, typeof name>(client, options).mutate(name);
  const settled = failing.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5000);
  return settled;
}

const shown = { code: 'Storage.NodeFailed', traceId: '7f3a', known: false };

it('of a 500 with a code that has no words, nothing is claimed where nothing can be read', async () => {
  const { client, read } = openFailingService('jonas');
  const change = { invalidates: [] };
  const words = errorWords(i18n, await failureOf(client, mutation(updateUserName, change)));
  expect(words).toMatchObject({ ...shown, text: said('detail.unknown') });
  expect(words.text).not.toContain(said('detail.notDone'));
  expect(read).toEqual([]);
});

it('that nothing was changed is said only where it was read, with code and trace id', async () => {
  const { client, read } = openFailingService('jonas');
  const words = errorWords(i18n, await failureOf(client, usersMutations.updateName()));
  expect(read).not.toEqual([]);
  expect(words).toMatchObject({ ...shown, text: said('detail.notDone') });
});

it('what was done all the same has succeeded', async () => {
  const { client } = openFailingService('jo');
  expect(await failureOf(client, usersMutations.updateName())).toBeUndefined();
});
