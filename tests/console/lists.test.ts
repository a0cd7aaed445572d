import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fewAtOnce } from '#console/queries/few-at-once.ts';
import { changedBetween } from '#console/shared/list/changed-rows.ts';
import { isStopped, listStatus } from '#console/shared/list/list-status.ts';
import { readColumnChoice, readDensity, writeColumnChoice } from '#console/shared/list/list-view.ts';
import { rowsOf } from '#console/shared/list/selected-rows.ts';
import { storageWith } from './in-memory-storage.ts';
import { stubPage } from './stub-page.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id): Row => ({ id })) as [Row, Row, Row, Row];
type Row = { id: string; name?: string };
const pageWith = (rows: Row[], totalRows = rows.length) => ({ rows, totalRows, hasMore: false });

describe('changedBetween', () => {
  it.each([
    ['a row whose content differs', pageWith([a, b]), pageWith([a, { ...b, name: 'B' }]), true, ['b']],
    ['nothing where nothing differs', pageWith([a, b]), pageWith([a, { ...b }]), true, []],
    ['a new row of the first page', pageWith([a, c], 2), pageWith([a, b, c], 3), true, ['b']],
    ['no row that a deletion brought forward', pageWith([a, b], 3), pageWith([a, c], 2), true, []],
    ['no row that moved here from the page before', pageWith([c, d], 9), pageWith([b, c], 10), false, []],
  ])('marks %s', (_what, before, after, isFirstPage, marked) => {
    expect([...changedBetween(before, after, isFirstPage)]).toEqual(marked);
  });
});

describe('listStatus', () => {
  const read = {
    data: pageWith([a]),
    isError: false,
    isPlaceholderData: false,
    fetchStatus: 'fetching',
  } as const;
  it.each([
    [{ ...read, data: undefined }, 'loading'],
    [read, 'ready'],
    [{ ...read, isPlaceholderData: true }, 'refreshing'],
    [{ ...read, isError: true }, 'ready'],
    [{ ...read, data: undefined, isError: true }, 'failed'],
    [{ ...read, data: undefined, fetchStatus: 'idle' as const }, 'failed'],
  ])('of %j is %s', (given, status) => {
    expect(listStatus(given)).toBe(status);
  });

  it('distinguishes a wait that was given up from an error', () => {
    expect(isStopped({ ...read, data: undefined, fetchStatus: 'idle' })).toBe(true);
    expect(isStopped({ ...read, data: undefined, fetchStatus: 'idle', isError: true })).toBe(false);
  });
});

describe('how a person likes a list', () => {
  it('is remembered per list', () => {
    const storage = storageWith();
    writeColumnChoice(storage, 'users', { hidden: ['roles'], order: [] });
    writeColumnChoice(storage, 'groups', { hidden: [], order: ['name'] });
    expect(readColumnChoice(storage, 'users')).toEqual({ hidden: ['roles'], order: [] });
    expect(readColumnChoice(storage, 'mailboxes')).toEqual({ hidden: [], order: [] });
  });

  it.each(['', '[]', 'null', '7', '{"users":7}', '{"users":{"hidden":[1]}}', '{'])(
    'survives %j in the storage',
    (held) => {
      expect(readColumnChoice(storageWith({ 'ac.columns': held }), 'users')).toEqual({
        hidden: [],
        order: [],
      });
    },
  );

  it('has a row height even where the stored one is nonsense', () => {
    expect(readDensity(storageWith({ 'ac.density': 'compact' }))).toBe('compact');
    expect(readDensity(storageWith({ 'ac.density': 'tiny' }))).toBe('comfortable');
  });
});

describe('rowsOf', () => {
  const seen = new Map([a, b].map((row) => [row.id, row]));
  const read = vi.fn(() => Promise.resolve(pageWith([a, b, c, d])));
  const { signal } = new AbortController();

  it('knows single rows without asking', async () => {
    await expect(rowsOf({ mode: 'some', ids: ['b', 'a'] }, seen, read, { signal })).resolves.toEqual([b, a]);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads all that match, without those taken out again', async () => {
    await expect(rowsOf({ mode: 'all-matching', ids: ['b'] }, seen, read, { signal })).resolves.toEqual([
      a,
      c,
      d,
    ]);
  });
});

describe('fewAtOnce', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('waits for the next frame of a page that is seen', async () => {
    stubPage({ hidden: false });
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const task = vi.fn(() => Promise.resolve());
    const done = fewAtOnce(new QueryClient(), task);
    expect(task).not.toHaveBeenCalled();
    frames[0]?.();
    await done;
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('sends four at a time and the next when one has ended, also by failing', async () => {
    stubPage({ hidden: true });
    const client = new QueryClient();
    const ends: ((error?: Error) => void)[] = [];
    const task = vi.fn(
      () =>
        new Promise<void>((resolve, reject) =>
          ends.push((error) => (error === undefined ? resolve() : reject(error))),
        ),
    );
    const all = Array.from({ length: 6 }, () => fewAtOnce(client, task).catch(() => undefined));
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(4));
    ends[0]?.(new Error('Refused.'));
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(5));
    ends[1]?.();
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(6));
    for (const end of ends) end();
    await Promise.all(all);
  });
});
