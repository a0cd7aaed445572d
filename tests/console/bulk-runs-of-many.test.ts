import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BulkOrder } from '#console/shared/bulk/bulk-order.ts';
import { bulkRuns, deletion, heldAction, refusal, unreachable } from './bulk-orders.ts';

describe('a run of ten thousand rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, name: `User ${index}` }));
  const action = (act: BulkOrder['act']) => deletion({ rows, act });
  afterEach(() => vi.useRealTimers());

  it('goes through its list a few times, not once for each row', async () => {
    const runs = bulkRuns();
    const lists = new Set<unknown>();
    runs.subscribe(() => lists.add(runs.current()?.rows));
    const act = (id: string) => (Number(id) % 100 === 7 ? Promise.reject(unreachable) : Promise.resolve());
    const countWalks = watchWalks(rows.length);
    await runs.start(action(act));
    expect(countWalks()).toBeLessThan(5);
    expect(lists.size).toBe(1);
    expect(runs.current()?.counts).toMatchObject({ done: 9900, failed: 100, pending: 0, running: 0 });
  });

  it('notifies ten times a second while rows end', async () => {
    vi.useFakeTimers();
    const runs = bulkRuns();
    const listener = vi.fn();
    const wasRunning = new Set<boolean>();
    const run = runs.start(action(() => new Promise((resolve) => setTimeout(resolve, 20))));
    runs.subscribe(listener);
    runs.subscribe(() => wasRunning.add(runs.busyWith() === 'running'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listener.mock.calls.length).toBeGreaterThan(90);
    expect(listener.mock.calls.length).toBeLessThanOrEqual(100);
    expect([...wasRunning]).toEqual([true]);
    const { counts } = runs.current() ?? {};
    expect(counts?.done).toBeGreaterThan(1900);
    await vi.advanceTimersByTimeAsync(60_000);
    await run;
    expect([...wasRunning]).toEqual([true, false]);
  });

  it('is shown with failures of one cause together', async () => {
    const runs = bulkRuns();
    const errors: Record<string, Error> = { 1: refusal, 2: unreachable, 4: refusal, 5: unreachable };
    await runs.start(action((id) => (id in errors ? Promise.reject(errors[id]) : Promise.resolve())));
    const shown = Array.from({ length: 5 }, (_, index) => runs.current()?.rowAt(index)?.id);
    expect(shown.join(' ')).toBe('1 4 2 5 0');
  });

  it('is shown with failures first, then what runs, then the rest', async () => {
    const runs = bulkRuns();
    const { act, end } = heldAction();
    const isRefused = new Set(['1', '3']);
    const run = runs.start(action((id) => (isRefused.has(id) ? Promise.reject(refusal) : act(id))));
    end('0');
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(5));
    const shown = (index: number) => runs.current()?.rowAt(index);
    const firstIds = Array.from({ length: 8 }, (_, index) => shown(index)?.id);
    expect(firstIds.join(' ')).toBe('1 3 2 4 5 6 7 8');
    expect(shown(9999)).toMatchObject({ id: '0', outcome: { state: 'done' } });
    expect(shown(10_000)).toBeUndefined();
    runs.stop();
    expect(runs.current()?.counts).toMatchObject({ running: 4, skipped: 9993 });
    expect(shown(6)).toMatchObject({ id: '7', outcome: { state: 'skipped' } });
    for (const id of ['2', '4', '5', '6']) end(id);
    await run;
    expect(runs.current()).toMatchObject({ againCount: 0, counts: { done: 5, failed: 2, skipped: 9993 } });
  });
});

/** Counts how often an array of at least this length is iterated or copied. */
function watchWalks(length: number): () => number {
  const methods = [
    'map',
    'filter',
    'find',
    'findIndex',
    'some',
    'every',
    'slice',
    'flatMap',
    'with',
  ] as const;
  const walkers: readonly PropertyKey[] = [...methods, 'forEach', 'entries', 'values', Symbol.iterator];
  const prototype = Array.prototype as unknown as Record<PropertyKey, (...args: unknown[]) => unknown>;
  const originals = walkers.map((name) => [name, prototype[name]] as const);
  let walks = 0;
  for (const [name, original] of originals) {
    prototype[name] = function walk(this: unknown[], ...args: unknown[]) {
      if (this.length >= length) walks += 1;
      return original?.apply(this, args);
    };
  }
  return () => {
    for (const [name, original] of originals) if (original) prototype[name] = original;
    return walks;
  };
}
