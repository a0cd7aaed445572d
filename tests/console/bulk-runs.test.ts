import { ApiError } from '@archive-console/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createBulkRuns } from '#console/shared/bulk-runs.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
const refusal = new ApiError('No.', {
  kind: 'refused',
  code: 'User.ManagedReadonly',
  operation: 'deleteUser',
});
const settled = () => undefined;

function states(runs: ReturnType<typeof createBulkRuns>) {
  return Object.fromEntries(runs.current()?.rows.map(({ id, outcome }) => [id, outcome.state]) ?? []);
}

/** A deed whose rows end when told to. */
function heldDeed() {
  const under = new Map<string, () => void>();
  const act = vi.fn((id: string) => new Promise<void>((resolve) => under.set(id, resolve)));
  return { act, end: (id: string) => under.get(id)?.() };
}

describe('bulk runs', () => {
  it('goes on after a failure and says what each row came to', async () => {
    const runs = createBulkRuns();
    const act = (id: string) => (id === 'b' ? Promise.reject(refusal) : Promise.resolve());
    await runs.start({ title: 'Delete', rows: rowsOf('a', 'b', 'c'), act, settled });
    expect(runs.current()?.phase).toBe('finished');
    expect(states(runs)).toEqual({ a: 'done', b: 'failed', c: 'done' });
    expect(runs.current()?.rows[1]?.outcome).toMatchObject({ code: 'User.ManagedReadonly' });
  });

  it('has four rows under way at once, no more', async () => {
    const runs = createBulkRuns();
    const { act, end } = heldDeed();
    const run = runs.start({ title: 'Delete', rows: rowsOf('a', 'b', 'c', 'd', 'e', 'f'), act, settled });
    expect(act).toHaveBeenCalledTimes(4);
    end('b');
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(5));
    expect(states(runs)).toMatchObject({ a: 'running', b: 'done', e: 'running', f: 'pending' });
    for (const id of ['a', 'c', 'd', 'e']) end(id);
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(6));
    end('f');
    await run;
  });

  it('reads the lists again once, at the end of each pass', async () => {
    const runs = createBulkRuns();
    const done = vi.fn();
    await runs.start({
      title: 'Delete',
      rows: rowsOf('a', 'b', 'c'),
      act: () => Promise.reject(refusal),
      settled: done,
    });
    expect(done).toHaveBeenCalledTimes(1);
    await runs.retryFailed();
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('tries only the failed rows again', async () => {
    const runs = createBulkRuns();
    const act = vi.fn((id: string) =>
      id === 'b' && act.mock.calls.length < 3 ? Promise.reject(refusal) : Promise.resolve(),
    );
    await runs.start({ title: 'Delete', rows: rowsOf('a', 'b'), act, settled });
    await runs.retryFailed();
    expect(act.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b']);
    expect(states(runs)).toEqual({ a: 'done', b: 'done' });
  });

  it('leaves rows alone that had not begun when it was stopped', async () => {
    const runs = createBulkRuns();
    const { act, end } = heldDeed();
    const run = runs.start({ title: 'Delete', rows: rowsOf('a', 'b', 'c', 'd', 'e'), act, settled });
    runs.stop();
    expect(runs.current()?.phase).toBe('stopping');
    for (const id of ['a', 'b', 'c', 'd']) end(id);
    await run;
    expect(act).toHaveBeenCalledTimes(4);
    expect(runs.current()?.phase).toBe('stopped');
    expect(states(runs)).toEqual({ a: 'done', b: 'done', c: 'done', d: 'done', e: 'skipped' });
    const again = runs.retryFailed();
    end('e');
    await again;
    expect(states(runs)['e']).toBe('done');
  });

  it('begins nothing more and shows nothing once the session has ended', async () => {
    const runs = createBulkRuns();
    const { act, end } = heldDeed();
    const done = vi.fn();
    const run = runs.start({ title: 'Delete', rows: rowsOf('a', 'b', 'c', 'd', 'e'), act, settled: done });
    runs.forget();
    for (const id of ['a', 'b', 'c', 'd']) end(id);
    await run;
    expect(act).toHaveBeenCalledTimes(4);
    expect(runs.current()).toBeUndefined();
    expect(done).not.toHaveBeenCalled();
  });

  it('names the rows it has done', async () => {
    const runs = createBulkRuns();
    const done = vi.fn();
    const act = (id: string) => (id === 'b' ? Promise.reject(refusal) : Promise.resolve());
    await runs.start({ title: 'Delete', rows: rowsOf('a', 'b'), act, settled: done });
    expect(done.mock.calls[0]?.[0]).toMatchObject([{ id: 'a' }]);
  });

  it('runs one action at a time', async () => {
    const runs = createBulkRuns();
    const { act, end } = heldDeed();
    const first = runs.start({ title: 'Delete', rows: rowsOf('a'), act, settled });
    await runs.start({ title: 'Add role', rows: rowsOf('z'), act, settled });
    runs.dismiss();
    expect(runs.current()?.title).toBe('Delete');
    end('a');
    await first;
    runs.dismiss();
    expect(runs.current()).toBeUndefined();
  });

  it('tells whoever listens, until they stop listening', async () => {
    const runs = createBulkRuns();
    const listener = vi.fn();
    const stop = runs.subscribe(listener);
    await runs.start({ title: 'Delete', rows: rowsOf('a'), act: () => Promise.resolve(), settled });
    const told = listener.mock.calls.length;
    expect(told).toBeGreaterThan(2);
    stop();
    runs.dismiss();
    expect(listener).toHaveBeenCalledTimes(told);
  });
});
