import { createToastQueue } from '@archive-console/ui';
import { describe, expect, it, vi } from 'vitest';
import { bulkRuns, deletion, heldAction, refusal, tooOften, unreachable } from './bulk-orders.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
function states(runs: ReturnType<typeof bulkRuns>) {
  return Object.fromEntries(runs.current()?.rows.map(({ id, outcome }) => [id, outcome.state]) ?? []);
}

describe('bulk runs', () => {
  it('goes on after a failure and says what each row came to', async () => {
    const runs = bulkRuns();
    const act = (id: string) => (id === 'b' ? Promise.reject(refusal) : Promise.resolve());
    await runs.start(deletion({ rows: rowsOf('a', 'b', 'c'), act }));
    expect(runs.current()?.phase).toBe('finished');
    expect(states(runs)).toEqual({ a: 'done', b: 'failed', c: 'done' });
    expect(runs.current()?.rows[1]?.outcome).toMatchObject({ code: 'User.ManagedReadonly' });
  });

  it('has four rows under way at once, no more', async () => {
    const runs = bulkRuns();
    const { act, end } = heldAction();
    const run = runs.start(deletion({ rows: rowsOf('a', 'b', 'c', 'd', 'e', 'f'), act }));
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
    const runs = bulkRuns();
    const done = vi.fn();
    await runs.start(
      deletion({ rows: rowsOf('a', 'b', 'c'), act: () => Promise.reject(unreachable), settled: done }),
    );
    expect(done).toHaveBeenCalledTimes(1);
    await runs.retryFailed();
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('tries again only the rows that may come out better', async () => {
    const runs = bulkRuns();
    const act = vi.fn((id: string) =>
      id === 'c' || (id === 'b' && act.mock.calls.length < 4)
        ? Promise.reject(id === 'b' ? unreachable : refusal)
        : Promise.resolve(),
    );
    await runs.start(deletion({ rows: rowsOf('a', 'b', 'c'), act }));
    await runs.retryFailed();
    expect(act.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'b']);
    expect(states(runs)).toEqual({ a: 'done', b: 'done', c: 'failed' });
  });

  it('leaves rows alone that had not begun when it was stopped', async () => {
    const runs = bulkRuns();
    const { act, end } = heldAction();
    const run = runs.start(deletion({ rows: rowsOf('a', 'b', 'c', 'd', 'e'), act }));
    runs.stop();
    expect(runs.current()?.phase).toBe('stopping');
    for (const id of ['a', 'b', 'c', 'd']) end(id);
    await run;
    expect(act).toHaveBeenCalledTimes(4);
    expect(runs.current()?.phase).toBe('stopped');
    expect(states(runs)).toEqual({ a: 'done', b: 'done', c: 'done', d: 'done', e: 'skipped' });
  });

  it('says how far it was when it was stopped, goes on with the rest, and leaves what failed alone', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    const { act, end } = heldAction();
    const sent = vi.fn((id: string) => (id === 'b' ? Promise.reject(unreachable) : act(id)));
    const run = runs.start(deletion({ rows: rowsOf('a', 'b', 'c', 'd', 'e', 'f'), act: sent }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(5));
    runs.stop();
    for (const id of ['a', 'c', 'd', 'e']) end(id);
    await run;
    expect(runs.current()).toMatchObject({
      phase: 'stopped',
      title: '4 deleted, 2 not',
      againCount: 1,
      counts: { skipped: 1 },
    });
    expect(toasts.snapshot().history).toMatchObject([
      { title: '4 deleted, 2 not', text: 'Stopped: 4 done, 1 not begun' },
    ]);
    const rest = runs.goOn();
    end('f');
    await rest;
    expect(sent.mock.calls.map(([id]) => id).join('')).toBe('abcdef');
    expect(runs.current()).toMatchObject({ phase: 'finished', counts: { done: 5, failed: 1, skipped: 0 } });
    expect(toasts.snapshot().history).toHaveLength(1);
    expect(toasts.snapshot().history[0]?.text).toBeUndefined();
  });

  it('begins nothing more and shows nothing once the session has ended', async () => {
    const runs = bulkRuns();
    const { act, end } = heldAction();
    const done = vi.fn();
    const run = runs.start(deletion({ rows: rowsOf('a', 'b', 'c', 'd', 'e'), act, settled: done }));
    runs.forget();
    for (const id of ['a', 'b', 'c', 'd']) end(id);
    await run;
    expect(act).toHaveBeenCalledTimes(4);
    expect(runs.current()).toBeUndefined();
    expect(done).not.toHaveBeenCalled();
  });

  it('waits as long as the service asks, and sends the same row again', async () => {
    vi.useFakeTimers();
    const runs = bulkRuns();
    const act = vi.fn((id: string) =>
      id === 'a' && act.mock.calls.length === 1 ? Promise.reject(tooOften) : Promise.resolve(),
    );
    const run = runs.start(deletion({ rows: rowsOf('a', 'b', 'c', 'd', 'e', 'f'), act }));
    await vi.advanceTimersByTimeAsync(6999);
    expect(runs.current()?.asksToWait).toBe(7000);
    expect(states(runs)['a']).toBe('running');
    const sent = act.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);
    await run;
    expect(act.mock.calls.length).toBeGreaterThan(sent);
    expect(act.mock.calls.filter(([id]) => id === 'a')).toHaveLength(2);
    expect(runs.current()).toMatchObject({ phase: 'finished', asksToWait: undefined, counts: { done: 6 } });
    vi.useRealTimers();
  });

  it('leaves a row that waits not begun where it is stopped', async () => {
    const runs = bulkRuns();
    const run = runs.start(deletion({ rows: rowsOf('a', 'b'), act: () => Promise.reject(tooOften) }));
    await vi.waitFor(() => expect(runs.current()?.asksToWait).toBeDefined());
    runs.stop();
    await run;
    expect(states(runs)).toEqual({ a: 'skipped', b: 'skipped' });
    expect(runs.current()).toMatchObject({ phase: 'stopped', asksToWait: undefined });
  });

  it('is called by what it came to once it has ended, and by what it does while it runs', async () => {
    const runs = bulkRuns();
    const titles = new Set<string | undefined>();
    runs.subscribe(() => titles.add(runs.current()?.title));
    const act = (id: string) => (id === 'b' ? Promise.reject(unreachable) : Promise.resolve());
    await runs.start(deletion({ rows: rowsOf('a', 'b'), act }));
    expect([...titles]).toEqual(['Delete', '1 deleted, 1 not']);
    const again = runs.retryFailed();
    expect(runs.current()?.title).toBe('Delete');
    await again;
  });

  it('leaves one message with what it came to, whether it was tried again or its sheet is closed', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    const act = vi.fn((id: string) =>
      id === 'b' && act.mock.calls.length < 3 ? Promise.reject(unreachable) : Promise.resolve(),
    );
    await runs.start(deletion({ rows: rowsOf('a', 'b'), act }));
    expect(toasts.snapshot().history).toMatchObject([{ tone: 'warning', title: '1 deleted, 1 not' }]);
    await runs.retryFailed();
    runs.dismiss();
    expect(toasts.snapshot()).toMatchObject({
      toasts: [],
      history: [{ tone: 'success', title: '2 deleted, 0 not' }],
    });
    await runs.start(deletion({ rows: rowsOf('c'), act: () => Promise.reject(refusal) }));
    expect(toasts.snapshot().history).toMatchObject([
      { tone: 'error', title: '0 deleted, 1 not' },
      { title: '2 deleted, 0 not' },
    ]);
  });

  it('offers to take back all it has done, in one message', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    const act = vi.fn((id: string) =>
      id === 'b' && act.mock.calls.length < 3 ? Promise.reject(unreachable) : Promise.resolve(),
    );
    const undo = { label: 'Undo', act: vi.fn() };
    await runs.start(deletion({ rows: rowsOf('a', 'b'), act, undo }));
    await runs.retryFailed();
    expect(toasts.snapshot().toasts).toHaveLength(1);
    toasts.snapshot().toasts[0]?.action?.onAction();
    expect(undo.act.mock.calls[0]?.[0]).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    toasts.clear();
  });

  it('runs one action at a time', async () => {
    const runs = bulkRuns();
    const { act, end } = heldAction();
    const first = runs.start(deletion({ rows: rowsOf('a'), act }));
    await runs.start(deletion({ title: 'Add role', rows: rowsOf('z'), act }));
    runs.dismiss();
    expect(runs.current()?.title).toBe('Delete');
    end('a');
    await first;
    runs.dismiss();
    expect(runs.current()).toBeUndefined();
  });

  it('notifies a listener until it stops listening', async () => {
    const runs = bulkRuns();
    const listener = vi.fn();
    const stop = runs.subscribe(listener);
    await runs.start(deletion({ rows: rowsOf('a'), act: () => Promise.resolve() }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    runs.dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('excluded rows', () => {
  const excluded = [{ id: 'z', name: 'Z', reason: 'It is yours.' }];

  it('are shown with their reason, never acted on, and no failure', async () => {
    const toasts = createToastQueue();
    const show = vi.spyOn(toasts, 'show');
    const runs = bulkRuns(toasts);
    const act = vi.fn(() => Promise.resolve());
    await runs.start(deletion({ rows: rowsOf('a'), excluded, act }));
    expect(act.mock.calls).toEqual([['a']]);
    expect(runs.current()?.rows.at(-1)).toMatchObject({
      outcome: { state: 'excluded', reason: 'It is yours.' },
    });
    expect(runs.current()?.title).toBe('1 deleted, 1 not');
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }), expect.anything());
  });

  it('are given with all others when the sheet is put away', async () => {
    const runs = bulkRuns();
    const dismissed = vi.fn();
    await runs.start(
      deletion({ rows: rowsOf('a'), excluded, act: () => Promise.reject(refusal), dismissed }),
    );
    expect(dismissed).not.toHaveBeenCalled();
    runs.dismiss();
    expect(dismissed.mock.calls[0]?.[0]).toMatchObject([
      { id: 'a', outcome: { state: 'failed' } },
      { id: 'z', outcome: { state: 'excluded' } },
    ]);
  });
});
