import { addUserRoles, getUser, listUsers } from '@archive-console/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientAnswered, failureOf, json, page, problem, silence } from './fake-service.ts';

const ada = { id: '7', userName: 'ada' };
const read = { userId: '7' };
const write = { userId: '7', roles: ['TenantAdmin'] };
const unavailable = (retryAfter?: string) =>
  problem('Default.UnexpectedError', 503, retryAfter === undefined ? {} : { 'retry-after': retryAfter });

const tooMany = (retryAfter: string) => problem('Default.Busy', 429, { 'retry-after': retryAfter });

describe('giving up', () => {
  test('no answer in time is a time-out', async () => {
    const { client } = clientAnswered([silence], { timeoutMs: 10 });
    expect(await failureOf(client.call(getUser, read))).toMatchObject({
      kind: 'timeout',
      code: 'Client.Timeout',
      message: 'A timeout occurred.',
      operation: 'getUser',
    });
  });

  test('a call the caller gives up is an abort', async () => {
    const { client } = clientAnswered([silence]);
    const controller = new AbortController();
    const call = client.call(getUser, read, { signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({
      kind: 'abort',
      code: 'Client.Abort',
      message: 'An abort occurred.',
      operation: 'getUser',
    });
  });

  test('no network is Frontend.FetchError and keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const { client } = clientAnswered([cause]);
    const error = await failureOf(client.call(addUserRoles, write));
    expect(error).not.toHaveProperty('status');
    expect(error).toMatchObject({
      kind: 'network',
      code: 'Frontend.FetchError',
      cause,
    });
  });
});

describe('trying again', () => {
  test.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a web page with 502', page(502)],
    ['a problem with 503', problem('Default.UnexpectedError', 503)],
  ])('a read is sent up to three times on %s, also by POST', async (_, failure) => {
    const { client, requests } = clientAnswered([failure, failure, json([ada])]);
    await client.call(listUsers, { page: 1, rowsPerPage: 10 });
    expect(requests).toHaveLength(3);
  });

  test('a read that keeps failing fails with its last error', async () => {
    const { client, requests } = clientAnswered([
      page(502),
      page(502),
      problem('Default.UnexpectedError', 500),
    ]);
    expect(await failureOf(client.call(getUser, read))).toMatchObject({ code: 'Default.UnexpectedError' });
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['a refusal', problem('User.NotFound', 404)],
    ['a wrong shape', json({})],
  ])('a read is not sent again after %s', async (_, answer) => {
    const { client, requests } = clientAnswered([answer]);
    await failureOf(client.call(getUser, read));
    expect(requests).toHaveLength(1);
  });

  describe('when', () => {
    beforeEach(() => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'Date'],
        now: new Date('2026-11-21T10:00:00Z'),
      });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test.each([
      ['after the delays it was made with', unavailable(), 500],
      ['when the service says, in seconds', unavailable('7'), 7000],
      ['after too many requests, when the service says', tooMany('7'), 7000],
      ['when the service says, by the clock', unavailable('Sat, 21 Nov 2026 10:00:20 GMT'), 20_000],
    ])('it is sent again %s', async (_, failure, delay) => {
      const { client, requests } = clientAnswered([failure, json(ada)], { retryDelaysMs: [500] });
      const call = client.call(getUser, read);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(2);
      await call;
    });

    test('it is not sent again where the service asks for longer than a call may take', async () => {
      const { client, requests } = clientAnswered([unavailable('101')]);
      expect(await failureOf(client.call(getUser, read))).toMatchObject({ retryAfter: 101 });
      expect(requests).toHaveLength(1);
    });

    test.each([
      ['a read', getUser, read, json(ada)],
      ['a write', addUserRoles, write, json({})],
    ])('%s is sent again after each wait that its caller gives it', async (...given) => {
      const [, operation, input, answer] = given;
      const wait = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 20_000)));
      const { client, requests } = clientAnswered([tooMany('20'), tooMany('20'), answer], {
        retryDelaysMs: [],
      });
      const call = client.call(operation as typeof getUser, input, { wait });
      for (const sent of [1, 2]) {
        await vi.advanceTimersByTimeAsync(19_999);
        expect(requests).toHaveLength(sent);
        expect(wait).toHaveBeenLastCalledWith(expect.objectContaining({ status: 429, retryAfter: 20 }));
        await vi.advanceTimersByTimeAsync(1);
        expect(requests).toHaveLength(sent + 1);
      }
      await call;
    });

    test('what its caller does not wait for fails as ever', async () => {
      const { client, requests } = clientAnswered([tooMany('20')]);
      expect(await failureOf(client.call(addUserRoles, write, { wait: () => undefined }))).toMatchObject({
        status: 429,
      });
      expect(requests).toHaveLength(1);
    });

    test('a long-lived signal keeps nothing of a call that was sent again', async () => {
      const { client } = clientAnswered([unavailable(), json(ada)], { retryDelaysMs: [500] });
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, 'addEventListener');
      const removed = vi.spyOn(signal, 'removeEventListener');
      const call = client.call(getUser, read, { signal });
      await vi.advanceTimersByTimeAsync(500);
      await call;
      expect(added).toHaveBeenCalledTimes(1);
      expect(removed.mock.calls).toEqual(added.mock.calls);
    });

    test('giving up while it waits ends the wait', async () => {
      const { client, requests } = clientAnswered([unavailable('50'), json(ada)]);
      const controller = new AbortController();
      const call = failureOf(client.call(getUser, read, { signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(1000);
      controller.abort();
      expect(await call).toMatchObject({ kind: 'abort' });
      expect(requests).toHaveLength(1);
    });
  });
});
