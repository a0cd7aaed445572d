import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApiClient } from '@archive-console/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { line } from '#tests/api-client/fake-signalr.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { usersQueries } from '#console/queries/users.ts';
import { openHubAndReadAgain } from '#console/shared/session/read-unreported.ts';

vi.mock('@microsoft/signalr', () => import('#tests/api-client/fake-signalr.ts'));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  line.reset();
});
afterEach(() => void vi.useRealTimers());

/** A read that is on its way when the hub is connected, and has left the cache once it was read again; and the hub. */
async function readAndLeave() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  connect(queryClient, createApiClient({ fetch: () => new Promise(() => undefined) }));
  const { queryKey } = usersQueries.detail('7');
  let sent = 0;
  const queryFn = async () => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { id: '7' };
  };
  const leave = new QueryObserver<unknown>(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  const hub = openHubAndReadAgain(queryClient, {
    url: '/hub',
    log: () => undefined,
    canReadAgain: () => true,
  });
  hub.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toBe(2);
  leave();
  const query = new WeakRef(queryClient.getQueryCache().find({ queryKey }) ?? {});
  queryClient.removeQueries({ queryKey });
  return { hub, query };
}

it('holds no read that was on its way once that was read again', async () => {
  const { hub, query } = await readAndLeave();
  // What was looked at in this turn stays until the next one.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(query.deref()).toBeUndefined();
  void hub.stop();
});
