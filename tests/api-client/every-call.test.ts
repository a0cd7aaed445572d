import { inspect } from 'node:util';
import { type ApiClient, createApiClient, getUser } from '@archive-console/api-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failing } from '#tests/failing.ts';
import { operations } from './contract-operations.ts';
import { clientAnswered, failureOf, problem } from './fake-service.ts';

const TOKEN = 'ey.s3cret-_x';

type Call = (operation: unknown, input: object) => Promise<unknown>;

/** Calls any operation with something in every field. */
function callOf(client: ApiClient, [, operation]: (typeof operations)[number]): Promise<unknown> {
  const input = Object.fromEntries(Object.keys(operation.takes?.entries ?? {}).map((name) => [name, '7']));
  return (client.call as Call)(operation, input);
}

// Where the browser itself goes there is no call.
const calls = operations.filter(([, { navigation }]) => navigation !== true);
const nameOf = ([name]: (typeof operations)[number]) => name;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('every call', () => {
  test.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a service that is out of order', problem('Default.UnexpectedError', 500)],
    ['a service that invites to come back', problem('Default.UnexpectedError', 503, { 'retry-after': '0' })],
  ])('on %s is sent three times if it reads, and once if it writes', async (_, failure) => {
    const amiss = await failing(calls, nameOf, async (called) => {
      const { client, requests } = clientAnswered([failure]);
      await failureOf(callOf(client, called));
      expect(requests).toHaveLength(called[1].effect === 'read' ? 3 : 1);
    });
    expect(amiss).toEqual([]);
  });

  test('carries the token in its header alone, and only where a session is needed; no error repeats it', async () => {
    const amiss = await failing(calls, nameOf, async (called) => {
      const { client, requests } = clientAnswered([problem('Default.UnexpectedError', 500)]);
      client.token.write(TOKEN);
      const error = await failureOf(callOf(client, called));
      const [request] = requests;
      const isBearer = called[1].access === 'bearer';
      expect(request?.headers.get('authorization')).toBe(isBearer ? `Bearer ${TOKEN}` : null);
      expect(request?.url).not.toContain(TOKEN);
      expect(await request?.text()).not.toContain(TOKEN);
      expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
    });
    expect(amiss).toEqual([]);
  });
});

test('a call that is made with nothing said is given up after 100 s, and a read comes back after 0.5 s and 1.5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const sentAt: number[] = [];
  const began = Date.now();
  const client = createApiClient({
    fetch: () => {
      sentAt.push(Date.now() - began);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const call = failureOf(client.call(getUser, { userId: '7' }));
  await vi.advanceTimersByTimeAsync(2000);
  await call;
  vi.useRealTimers();
  expect(limit.mock.calls).toEqual([[100_000], [100_000], [100_000]]);
  expect(sentAt).toEqual([0, 500, 2000]);
});
