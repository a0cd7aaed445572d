import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { ALL_RUNNING, importProgressOf } from '#console/queries/import-progress.ts';
import { importSourcesQueries } from '#console/queries/import-sources.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const status = (
  importSourceId: string,
  done: number,
  importSourceTaskState: 'Import' | 'Success' = 'Import',
) => ({
  importSourceId,
  importSourceTaskState,
  total: 1000,
  done,
  errorMessage: '',
});

it('shows in every list that was read that an import ended, and leaves the other rows as they are', () => {
  const client = new QueryClient();
  const other = { ...status('2', 5), displayName: 'Other' };
  client.setQueryData(['listImportSources', { page: 1 }], {
    rows: [{ ...status('1', 10), displayName: 'One' }, other],
    totalRows: 2,
  });
  client.setQueryData(['listImportSources', { all: true }], [status('1', 10)]);
  importProgressOf(client).report(status('1', 20));
  importProgressOf(client).report(status('1', 30, 'Success'));
  vi.advanceTimersByTime(250);
  const ended = { importSourceTaskState: 'Success', done: 30 };
  const page = client.getQueryData<{ rows: unknown[] }>(['listImportSources', { page: 1 }]);
  expect(page?.rows[0]).toMatchObject({ displayName: 'One', ...ended });
  expect(page?.rows[1]).toEqual(other);
  expect(client.getQueryData(['listImportSources', { all: true }])).toMatchObject([ended]);
});

it('makes no row anew for a figure: it is in the store', () => {
  const client = new QueryClient();
  const read = { rows: [status('1', 10)], totalRows: 1 };
  client.setQueryData(['listImportSources', { page: 1 }], read);
  importProgressOf(client).report(status('1', 20));
  vi.advanceTimersByTime(250);
  expect(client.getQueryData(['listImportSources', { page: 1 }])).toBe(read);
  expect(importProgressOf(client).of('1')?.done).toBe(20);
});

it('looks through the lists for another state alone, not for a figure', () => {
  const client = new QueryClient();
  client.setQueryData(['listImportSources', { page: 1 }], { rows: [status('1', 10)], totalRows: 1 });
  const store = importProgressOf(client);
  const look = vi.spyOn(client.getQueryCache(), 'findAll');
  store.report(status('1', 20));
  vi.advanceTimersByTime(250);
  look.mockClear();
  store.report(status('1', 30));
  vi.advanceTimersByTime(250);
  expect(look).not.toHaveBeenCalled();
  // What was read of it meanwhile, and is reported after that, is shown as well.
  store.note([status('1', 40, 'Success')], performance.now());
  store.report(status('1', 40, 'Success'));
  vi.advanceTimersByTime(250);
  expect(client.getQueryData(['listImportSources', { page: 1 }])).toMatchObject({
    rows: [{ importSourceTaskState: 'Success' }],
  });
});

it('makes no list younger: one that is to be read again is read again, whatever was reported meanwhile', () => {
  const client = new QueryClient();
  const keys = ['same', 'other'].map((filter) => ['listImportSources', { filter }]);
  for (const [index, queryKey] of keys.entries())
    client.setQueryData(queryKey, { rows: [status(`${index}`, 10)], totalRows: 1 }, { updatedAt: 5 });
  void client.invalidateQueries({ refetchType: 'none' });
  vi.advanceTimersByTime(60_000);
  importProgressOf(client).report(status('0', 20));
  importProgressOf(client).report(status('1', 30, 'Success'));
  vi.advanceTimersByTime(250);
  for (const queryKey of keys)
    expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: true });
  expect(client.getQueryData(keys[1] ?? [])).toMatchObject({ rows: [{ importSourceTaskState: 'Success' }] });
});

it('leaves orphaned sources as they are: their rows say nothing of imports', () => {
  const client = new QueryClient();
  const orphaned = { rows: [{ id: '1', orphaned: true }], totalRows: 1 };
  client.setQueryData(['listImportSources', { orphaned: true }], orphaned);
  client.setQueryData(['listImportSources', { page: 1 }], { rows: [status('1', 10)], totalRows: 1 });
  importProgressOf(client).report(status('1', 30, 'Success'));
  vi.advanceTimersByTime(250);
  expect(client.getQueryData(['listImportSources', { orphaned: true }])).toBe(orphaned);
  const page = client.getQueryData<{ rows: unknown[] }>(['listImportSources', { page: 1 }]);
  expect(page?.rows).toMatchObject([{ importSourceTaskState: 'Success' }]);
});

it('leaves the list of all that runs to the store: thousands of rows are not made anew four times a second', () => {
  const client = new QueryClient();
  const read = { rows: [status('1', 10)], ended: [] };
  client.setQueryData(['listImportSources', { ...ALL_RUNNING }], read);
  importProgressOf(client).report(status('1', 20, 'Success'));
  vi.advanceTimersByTime(250);
  expect(client.getQueryData(['listImportSources', { ...ALL_RUNNING }])).toBe(read);
});

it('takes no read that was begun before a report for news, and each that was begun after it', () => {
  const store = importProgressOf(new QueryClient());
  store.note([status('1', 10)], 0);
  store.report(status('1', 200));
  expect(store.note([status('1', 10)], 0)).toMatchObject([{ done: 200 }]);
  expect(store.of('1')?.done).toBe(200);
  vi.advanceTimersByTime(1);
  // It began anew, and the report of that was lost.
  expect(store.note([status('1', 10)], performance.now())).toMatchObject([{ done: 10 }]);
  expect(store.of('1')?.done).toBe(10);
});

it('lets no read that was begun before it bring back what was reported to have ended', () => {
  const store = importProgressOf(new QueryClient());
  store.note([status('1', 10)], 0);
  vi.advanceTimersByTime(100);
  store.report(status('1', 1000, 'Success'));
  vi.advanceTimersByTime(60_000);
  const read = { ...status('1', 990), displayName: 'One' };
  const ended = { displayName: 'One', importSourceTaskState: 'Success', done: 1000 };
  expect(store.note([read], 50)).toEqual([expect.objectContaining(ended)]);
  expect(store.of('1')).toBeUndefined();
  expect(store.note([read], 101)).toEqual([read]);
  expect(store.of('1')?.state).toBe('Import');
});

it('takes from the imports of a source that the latest has ended, which the hub need not report', async () => {
  const client = new QueryClient();
  let state = 'Import';
  const latest = () => ({ id: 'a', state, discoveredMails: 1000, importedMails: 990, errorMessage: '' });
  const call = () => Promise.resolve({ rows: [latest()], totalRows: 1, hasMore: false });
  connect(client, { call } as unknown as Parameters<typeof connect>[1]);
  const store = importProgressOf(client);
  store.report(status('1', 500));
  vi.advanceTimersByTime(1);
  const read = () => client.fetchQuery({ ...importSourcesQueries.recentTasks('1'), staleTime: 0 });
  await read();
  // How far it is, the hub reports: what is read of it may be older.
  expect(store.of('1')?.done).toBe(500);
  state = 'Success';
  await read();
  expect(store.of('1')).toBeUndefined();
});

it('notes when an import last made progress: a report that says nothing new is no progress', () => {
  const store = importProgressOf(new QueryClient());
  store.note([status('1', 10)], performance.now());
  vi.advanceTimersByTime(60_000);
  store.note([status('1', 10)], performance.now());
  expect(store.of('1')?.changedAt).toBe(0);
  store.note([status('1', 11)], performance.now());
  expect(store.of('1')?.changedAt).toBe(60_000);
});

it('keeps a minute of samples however long an import runs, and nothing of one that has ended', () => {
  const store = importProgressOf(new QueryClient());
  for (let second = 0; second < 600; second += 1) {
    store.note([status('1', second)], performance.now());
    vi.advanceTimersByTime(1000);
  }
  const samples = store.of('1')?.samples ?? [];
  expect(samples.length).toBeLessThanOrEqual(13);
  expect(samples.at(-1)?.done).toBe(599);
  const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  expect(last - first).toBeGreaterThan(50_000);
  store.note([status('1', 1000, 'Success')], performance.now());
  expect(store.of('1')).toBeUndefined();
});

it('changes nothing of what it has handed out: who compares it sees that the import made progress', () => {
  const store = importProgressOf(new QueryClient());
  for (const second of [0, 1, 2]) {
    store.report(status('1', second));
    vi.advanceTimersByTime(1000);
  }
  const before = store.of('1');
  expect(store.of('1')).toBe(before);
  store.report(status('1', 500));
  expect(before).toMatchObject({ done: 2, samples: [{ done: 0 }, { at: 2000, done: 2 }] });
  expect(store.of('1')).toMatchObject({ done: 500, samples: [{ done: 0 }, { at: 3000, done: 500 }] });
});

it('hands out the figures of thousands without making anything: the same object, which changes', () => {
  const store = importProgressOf(new QueryClient());
  store.report(status('1', 7));
  const figures = store.figuresOf('1');
  store.report(status('1', 8));
  expect(store.figuresOf('1')).toBe(figures);
  expect(figures?.done).toBe(8);
  store.report(status('1', 9, 'Success'));
  expect(store.figuresOf('1')).toBeUndefined();
});

it('takes 5,000 reports in one turn as one change, for who shows one of them', () => {
  const store = importProgressOf(new QueryClient());
  const [listener, other] = [vi.fn(), vi.fn()];
  store.subscribe('4999', listener);
  store.subscribe('another', other);
  for (let index = 0; index < 5000; index += 1) store.report(status(`${index}`, 7));
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(store.of('4999')?.done).toBe(7);
  store.report(status('4999', 7));
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('draws many that make progress together a few at a time, each of them once, and all within a second', () => {
  const store = importProgressOf(new QueryClient());
  const listeners = Array.from({ length: 100 }, () => vi.fn());
  for (const [index, listener] of listeners.entries()) store.subscribe(`${index}`, listener);
  const calls = () => listeners.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const index of listeners.keys()) store.report(status(`${index}`, 7));
  const turns: number[] = [];
  for (let passed = 0; passed < 1000; passed += 10) {
    const before = calls();
    vi.advanceTimersByTime(10);
    if (calls() > before) turns.push(calls() - before);
  }
  expect(Math.max(...turns)).toBe(8);
  expect(listeners.every(({ mock }) => mock.calls.length === 1)).toBe(true);
});
