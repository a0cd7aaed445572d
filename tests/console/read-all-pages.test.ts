import { describe, expect, it, vi } from 'vitest';
import { readAllPages } from '#console/queries/read-all-pages.ts';

const all = Array.from({ length: 230 }, (_, index) => index);
const read = vi.fn(({ page, rowsPerPage }: { page: number; rowsPerPage: number }) =>
  Promise.resolve({
    rows: all.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    totalRows: all.length,
    hasMore: page * rowsPerPage < all.length,
  }),
);
const { signal } = new AbortController();

describe('readAllPages', () => {
  it('reads page after page and says how far it is', async () => {
    const onProgress = vi.fn();
    await expect(readAllPages(read, { signal, onProgress })).resolves.toEqual(all);
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { done: 100, total: 230 },
      { done: 200, total: 230 },
      { done: 230, total: 230 },
    ]);
  });

  it('ends where the list became shorter while it was read', async () => {
    const shrinking = vi.fn(({ page }: { page: number }) =>
      Promise.resolve({ rows: page === 1 ? [1] : [], totalRows: 5, hasMore: true }),
    );
    await expect(readAllPages(shrinking, { signal })).resolves.toEqual([1]);
    expect(shrinking).toHaveBeenCalledTimes(2);
  });

  it('stops between two pages when it is canceled', async () => {
    const controller = new AbortController();
    const reading = readAllPages(read, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(reading).rejects.toThrow('aborted');
  });

  it('goes on after the rows that were read before', async () => {
    const asked: number[] = [];
    const once = (place: Parameters<typeof read>[0]) => {
      asked.push(place.page);
      return asked.length === 2 ? Promise.reject(new Error('Not now.')) : read(place);
    };
    const rows: number[] = [];
    await expect(readAllPages(once, { signal }, rows)).rejects.toThrow('Not now.');
    expect(rows).toHaveLength(100);
    await expect(readAllPages(once, { signal }, rows)).resolves.toEqual(all);
    expect(asked).toEqual([1, 2, 2, 3]);
  });

  it('fails with the page that fails', async () => {
    const failing = () => Promise.reject(new Error('The second half is missing.'));
    await expect(readAllPages(failing, { signal })).rejects.toThrow('second half');
  });
});
