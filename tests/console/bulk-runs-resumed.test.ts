import { createToastQueue } from '@archive-console/ui';
import { describe, expect, it, vi } from 'vitest';
import type { WriteOutcome } from '#console/queries/write-outcome.ts';
import type { BulkRuns } from '#console/shared/bulk/bulk-runs.ts';
import { bulkRuns, deletion, heldAction } from './bulk-orders.ts';
import { begun, deletionOf, openTab, targets } from './kept-runs.ts';

/** A page after a reload in the middle of a run. */
async function reloaded(done: number, running: number, isOnce = false) {
  const tab = openTab();
  const before = tab.page();
  const order = deletionOf(6, { isOnce });
  before.keeper.keep('1', order, begun(order, done, running));
  before.hide();
  const toasts = createToastQueue();
  const runs = bulkRuns(toasts, tab.page().keeper);
  await vi.waitFor(() => expect(runs.aside()).toBeDefined());
  return { tab, toasts, runs };
}

/** Says how orders are made again, and what is found out about rows. */
function resume(runs: BulkRuns, lookedUp: Readonly<Record<string, WriteOutcome>> = {}) {
  const act = vi.fn((_id: string) => Promise.resolve());
  const lookUp = vi.fn((id: string) => Promise.resolve(lookedUp[id] ?? 'not-done'));
  const settled = vi.fn();
  runs.resumeBy(() => {
    const { rows: _rows, ...order } = deletion({ rows: [], act, lookUp, settled });
    return Promise.resolve(order);
  });
  return { act, lookUp, settled };
}

const sent = (act: ReturnType<typeof vi.fn>) => act.mock.calls.map(([id]) => id as string);

describe('a run that a reload has interrupted', () => {
  it('is shown aside, with what was done and what not, and holds back any other', async () => {
    const { runs } = await reloaded(2, 1);
    expect(runs.current()).toBeUndefined();
    expect(runs.aside()).toMatchObject({
      phase: 'interrupted',
      title: 'Delete',
      counts: { done: 2, unclear: 1, skipped: 3, pending: 0 },
    });
    expect(runs.busyWith()).toBe('interrupted');
    const act = vi.fn(() => Promise.resolve());
    await runs.start(deletion({ rows: targets(1), act }));
    expect(act).not.toHaveBeenCalled();
  });

  it('goes on with what was not begun; what was under way is looked up first, and nothing is sent twice', async () => {
    const { runs, toasts } = await reloaded(2, 2);
    const { act, lookUp, settled } = resume(runs, { u2: 'done' });
    await runs.goOn();
    expect(sent(lookUp)).toEqual(['u2', 'u3']);
    expect(sent(act).toSorted()).toEqual(['u3', 'u4', 'u5']);
    expect(runs.busyWith()).toBeUndefined();
    expect(settled).toHaveBeenCalledTimes(1);
    // Its sheet is not open: the message says what it came to, and opens it.
    const [message] = toasts.snapshot().toasts;
    expect(message).toMatchObject({ title: '6 deleted, 0 not', action: { label: 'Show result' } });
    message?.action?.onAction();
    expect(runs.current()).toMatchObject({ phase: 'finished', counts: { done: 6 } });
    toasts.clear();
  });

  it('does not send what cannot be found out, and looks it up again where it is tried again', async () => {
    const { runs, toasts } = await reloaded(4, 1, true);
    const found: Record<string, WriteOutcome> = { u4: 'unknown' };
    const { act, lookUp } = resume(runs, found);
    runs.show();
    await runs.goOn();
    expect(sent(act)).toEqual(['u5']);
    expect(runs.current()).toMatchObject({
      phase: 'finished',
      title: 'Unclear: 5 deleted, 1 not',
      againCount: 1,
      counts: { done: 5, unclear: 1 },
    });
    found['u4'] = 'not-done';
    await runs.retryFailed();
    expect(lookUp).toHaveBeenCalledTimes(2);
    expect(sent(act)).toEqual(['u5', 'u4']);
    toasts.clear();
  });

  it('is dropped where that is wanted: nothing is stored, and its result is among the messages', async () => {
    const { runs, tab, toasts } = await reloaded(2, 1);
    runs.drop();
    expect(runs.aside()).toBeUndefined();
    expect(runs.busyWith()).toBeUndefined();
    expect([...tab.session.map.keys()]).toEqual([]);
    const [message] = toasts.snapshot().history;
    expect(message).toMatchObject({ title: 'Delete', text: 'Interrupted: 2 done, 1 unclear, 3 not begun' });
    message?.opens?.onOpen();
    expect(runs.current()).toMatchObject({ counts: { done: 2, unclear: 1, skipped: 3 } });
  });

  it('stays as it is where its action cannot be loaded', async () => {
    const { runs } = await reloaded(2, 1);
    runs.resumeBy(() => Promise.reject(new Error('The file is missing.')));
    await expect(runs.goOn()).rejects.toThrow('missing');
    expect(runs.aside()).toMatchObject({ phase: 'interrupted', counts: { unclear: 1, skipped: 3 } });
  });

  it('is interrupted again by another reload, with what was done since', async () => {
    const { runs, tab } = await reloaded(2, 0);
    const { act, end } = heldAction();
    runs.resumeBy(() => {
      const { rows: _rows, ...order } = deletion({ rows: [], act });
      return Promise.resolve(order);
    });
    void runs.goOn();
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(4));
    end('u2');
    await vi.waitFor(() => expect(runs.aside()?.counts.done).toBe(3));
    // Without notice: what has begun counts as begun.
    const next = bulkRuns(createToastQueue(), tab.page().keeper);
    await vi.waitFor(() =>
      expect(next.aside()).toMatchObject({
        phase: 'interrupted',
        counts: { done: 2, unclear: 4, skipped: 0 },
      }),
    );
    runs.forget();
  });
});

describe('a run that had ended before a reload', () => {
  it('is among the messages, and its result can be opened', async () => {
    const tab = openTab();
    const before = tab.page();
    before.keeper.keep('1', deletionOf(2), begun(deletionOf(2), 2));
    before.keeper.ended('2 deleted, 0 not');
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts, tab.page().keeper);
    await vi.waitFor(() => expect(toasts.snapshot().history).toHaveLength(1));
    const { history, toasts: shown } = toasts.snapshot();
    expect(shown).toEqual([]);
    expect(history[0]).toMatchObject({ tone: 'success', title: '2 deleted, 0 not' });
    expect(runs.busyWith()).toBeUndefined();
    history[0]?.opens?.onOpen();
    expect(runs.current()?.rows).toHaveLength(2);
  });
});

describe('a run that is put aside', () => {
  it('goes on, can be looked at again, and says in a message what it came to', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    const { act, end } = heldAction();
    const run = runs.start(deletion({ rows: targets(2), act }));
    runs.putAside();
    expect(runs.current()).toBeUndefined();
    expect(runs.aside()).toMatchObject({ phase: 'running', counts: { running: 2 } });
    runs.show();
    expect(runs.aside()).toBeUndefined();
    runs.putAside();
    end('u0');
    end('u1');
    await run;
    expect(runs.aside()).toBeUndefined();
    expect(toasts.snapshot().toasts).toMatchObject([
      { title: '2 deleted, 0 not', action: { label: 'Show result' } },
    ]);
    toasts.clear();
  });

  it('has its result opened from the messages after it was put away, for as long as it is among the last ten', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    for (let index = 0; index < 11; index += 1) {
      await runs.start(deletion({ rows: targets(1), act: () => Promise.resolve() }));
      runs.dismiss();
    }
    const { history } = toasts.snapshot();
    expect(history.map(({ opens }) => opens?.isThere())).toEqual([...Array<boolean>(10).fill(true), false]);
    history[3]?.opens?.onOpen();
    expect(runs.current()).toMatchObject({ phase: 'finished', counts: { done: 1 } });
  });

  it('is not begun again from a result whose rows were given back to a form', async () => {
    const toasts = createToastQueue();
    const runs = bulkRuns(toasts);
    const act = () => Promise.reject(new Error('No.'));
    await runs.start(deletion({ rows: targets(1), act, isOnce: true, dismissed: () => true }));
    expect(runs.current()?.canGoOn).toBe(true);
    runs.dismiss();
    toasts.snapshot().history[0]?.opens?.onOpen();
    expect(runs.current()?.canGoOn).toBe(false);
  });
});
