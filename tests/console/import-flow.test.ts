import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importProgressOf, type ImportProgressStore } from '#console/queries/import-progress.ts';
import { jointPaceOf } from '#console/queries/import-sources-pace.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const status = (
  importSourceId: string,
  done: number,
  importSourceTaskState: 'Scheduled' | 'Import' | 'Success' | 'Failed' = 'Import',
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

/** An import that takes in a mail a second is reported for so many seconds, and what else there is to report with it. */
function reportEverySecond(
  store: ImportProgressStore,
  { from = 0, seconds, also }: { from?: number; seconds: number; also?: (second: number) => void },
): void {
  for (let second = from + 1; second <= from + seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    store.report(status('steady', second));
    also?.(second);
  }
}

it('counts the rare mails of a slow import, and those of one that has waited, while others are reported', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  store.report(status('slow', 0));
  store.report(status('waiting', 0, 'Scheduled'));
  reportEverySecond(store, {
    seconds: 200,
    also(second) {
      if (second % 90 === 0) store.report(status('slow', second / 90));
      if (second === 190) store.report(status('waiting', 120));
    },
  });
  // A mail a second, those two of the slow one in three minutes, and those with which the third has begun.
  expect(mailsPerMinuteOf(client)).toBeGreaterThan(60 + 100);
  reportEverySecond(store, { from: 200, seconds: 69 });
  expect(mailsPerMinuteOf(client)).toBe(60);
  store.report(status('slow', 3));
  expect(mailsPerMinuteOf(client)).toBe(61);
});

it('counts no mails of an import whose last report came before nothing was reported, however late its next one comes', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  store.report(status('slow', 0));
  store.report(status('steady', 0));
  reportEverySecond(store, { seconds: 60 });
  expect(mailsPerMinuteOf(client)).toBe(60);
  vi.advanceTimersByTime(600_000);
  reportEverySecond(store, { from: 660, seconds: 59 });
  expect(mailsPerMinuteOf(client)).toBeUndefined();
  reportEverySecond(store, { from: 719, seconds: 21 });
  expect(mailsPerMinuteOf(client)).toBe(60);
  store.report(status('slow', 5000));
  vi.advanceTimersByTime(1000);
  expect(mailsPerMinuteOf(client)).toBe(60);
});

it('is sure of what comes in after a report that says nothing new', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  store.report(status('slow', 7));
  vi.advanceTimersByTime(600_000);
  store.report(status('slow', 7));
  store.report(status('steady', 0));
  reportEverySecond(store, { seconds: 30, also: (second) => store.report(status('slow', 7 + second)) });
  expect(mailsPerMinuteOf(client)).toBe(120);
});

it('says how fast they were in the last minute, whatever was before', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  for (let second = 0; second <= 60; second += 1) {
    store.report(status('1', second * 100));
    vi.advanceTimersByTime(1000);
  }
  expect(mailsPerMinuteOf(client)).toBe(6000);
  // From now on, a mail every twenty seconds.
  for (let mail = 1; mail <= 6; mail += 1) {
    vi.advanceTimersByTime(20_000);
    store.report(status('1', 6000 + mail));
  }
  expect(mailsPerMinuteOf(client)).toBe(3);
});

it('takes four mails at least, where they come in so rarely that it needs more than a minute', () => {
  const client = new QueryClient();
  const store = importProgressOf(client);
  for (let mail = 0; mail <= 12; mail += 1) {
    store.report(status('1', mail < 9 ? mail * 1000 : 8000 + mail));
    vi.advanceTimersByTime(40_000);
  }
  expect(mailsPerMinuteOf(client)).toBe(2);
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
