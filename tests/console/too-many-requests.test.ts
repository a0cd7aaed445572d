import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '#console/queries/too-many-requests.ts';
import { readAllPages } from '#console/queries/read-all-pages.ts';
import { refusal, tooOften } from './bulk-orders.ts';

const page = { rows: ['a'], totalRows: 1, hasMore: false };
const pages = { page: 1, rowsPerPage: 100 };

describe('a patient reading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits as long as the service asks, says until when, and goes on with the same page', async () => {
    const read = vi.fn(() =>
      read.mock.calls.length === 1 ? Promise.reject(tooOften) : Promise.resolve(page),
    );
    const onWait = vi.fn();
    const { signal } = new AbortController();
    const reading = readAllPages(patiently(read, onWait), { signal });
    await vi.advanceTimersByTimeAsync(6999);
    expect(onWait.mock.calls).toEqual([[new Date(Date.now() + 1)]]);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(reading).resolves.toEqual(['a']);
    expect(onWait).toHaveBeenLastCalledWith(undefined);
  });

  it('ends while it waits where it is given up, and at once with any other failure', async () => {
    const controller = new AbortController();
    const waiting = patiently(() => Promise.reject(tooOften), vi.fn())(pages, controller.signal);
    setTimeout(() => controller.abort(), 1000);
    const [ended] = await Promise.allSettled([waiting, vi.advanceTimersByTimeAsync(1000)]);
    expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    await expect(patiently(() => Promise.reject(refusal), vi.fn())(pages, controller.signal)).rejects.toBe(
      refusal,
    );
  });
});
