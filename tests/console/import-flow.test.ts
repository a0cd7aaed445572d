import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importProgressOf } from '#console/queries/import-progress.ts';
import { jointPaceOf } from '#console/queries/import-sources-pace.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const status = (
  importSourceId: string,
  done: number,
  importSourceTaskState: 'Import' | 'Success' | 'Failed' = 'Import',
) => ({
  importSourceId,
  importSourceTaskState,
  total: 1000,
  done,
  errorMessage: '',
});

/** How many mails a minute a store has seen come in, all imports together. */
function mailsPerMinuteOf(client: QueryClient): number | undefined {
  const store = importProgressOf(client);
  return jointPaceOf(store.running(), store.flow, Date.now())?.mailsPerMinute;
}

it('counts what short imports take in together, none of which is seen long enough by itself', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  for (let second = 0; second <= 60; second += 1) {
    const id = `${Math.floor(second / 6)}`;
    const done = (second % 6) * 10;
    store.report(status(id, done, done === 50 ? 'Success' : 'Import'));
    vi.advanceTimersByTime(1000);
  }
  // Fifty mails in six seconds, one import after the other.
  expect(mailsPerMinuteOf(client)).toBe(500);
});

it('does not take what came in while nothing was reported for what came in just now', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  store.report(status('1', 10));
  vi.advanceTimersByTime(600_000);
  store.report(status('1', 700));
  for (let second = 1; second <= 30; second += 1) {
    vi.advanceTimersByTime(1000);
    store.report(status('1', 700 + second));
  }
  expect(mailsPerMinuteOf(client)).toBeUndefined();
  vi.advanceTimersByTime(31_000);
  store.report(status('1', 761));
  expect(mailsPerMinuteOf(client)).toBe(60);
});

it('takes a failure for no mails that came in: what it left behind counts as dealt with', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  store.report(status('2', 0));
  for (let second = 0; second <= 60; second += 1) {
    store.report(status('1', second));
    vi.advanceTimersByTime(1000);
  }
  store.note([status('2', 1000, 'Failed')], performance.now());
  expect(mailsPerMinuteOf(client)).toBe(60);
});
