import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOutcome } from '#console/queries/write-outcome.ts';
import type { RunLock } from '#console/shared/bulk/run-lock.ts';
import { refusal, unreachable } from './bulk-orders.ts';
import { memory } from './in-memory-storage.ts';
import { begun, deletionOf, openTab } from './kept-runs.ts';

const states = async (tab: ReturnType<typeof openTab>) =>
  (await tab.page().keeper.take())?.outcomes.map(({ state }) => state);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run of a page that is closed', () => {
  it('is taken up by the next page of the tab: what was done, what was under way, and what was not begun', async () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(5, { excluded: [{ id: 'x', name: 'X', reason: 'It is yours.' }] });
    keeper.keep('1', order, begun(order, 2, 1));
    hide();
    const next = await tab.page().keeper.take();
    expect(next).toMatchObject({
      id: '1',
      origin: { action: 'users.delete', choice: null },
      title: 'Delete',
      fileName: 'deleted',
      targets: order.rows,
      excluded: order.excluded,
      ended: undefined,
    });
    expect(next?.outcomes.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'unclear',
      'skipped',
      'skipped',
    ]);
  });

  it('keeps why rows failed, and takes for unclear what is not known', async () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(3);
    const rows = begun(order, 0);
    keeper.keep('1', order, rows);
    const lost = Object.assign(Object.create(Object.getPrototypeOf(unreachable) as object), unreachable);
    noteOutcome(lost, 'unknown');
    for (const error of [refusal, unreachable])
      rows.begin()?.end({ state: 'failed', code: 'User.ManagedReadonly', error });
    rows.begin()?.end({ state: 'unclear', code: 'Frontend.FetchError', error: lost });
    hide();
    expect((await tab.page().keeper.take())?.outcomes).toMatchObject([
      { state: 'failed', code: 'User.ManagedReadonly', error: { kind: 'refused', operation: 'deleteUser' } },
      { state: 'failed', error: { kind: 'network' } },
      { state: 'unclear' },
    ]);
  });

  it('has what may have begun since it was written last looked up, where the page ends without notice', async () => {
    const tab = openTab();
    const { keeper } = tab.page();
    const order = deletionOf(2000);
    const rows = begun(order, 0);
    keeper.keep('1', order, rows);
    for (let index = 0; index < 600; index += 1) {
      keeper.begins();
      rows.begin()?.end({ state: 'done' });
      keeper.changed();
    }
    const left = await states(tab);
    const begunButPending = left?.slice(0, 600).filter((state) => state === 'skipped');
    expect(begunButPending).toEqual([]);
    expect(left?.at(-1)).toBe('skipped');
  });

  it('is not given to another person, and nothing of it stays', async () => {
    const tab = openTab();
    const { keeper, hide } = tab.page('carla');
    keeper.keep('1', deletionOf(2), begun(deletionOf(2), 1));
    hide();
    await expect(tab.page('amelie').keeper.take()).resolves.toBeUndefined();
    expect([...tab.session.map.keys()]).toEqual([]);
  });

  it('is left to the tab that goes on with it, where this one is its copy', async () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    keeper.keep('1', deletionOf(2), begun(deletionOf(2), 1));
    hide();
    const copy = openTab(memory(Object.fromEntries(tab.session.map)));
    const taken: RunLock = { hold: () => Promise.resolve(false), release: () => undefined };
    await expect(copy.page('carla', taken).keeper.take()).resolves.toBeUndefined();
    expect([...copy.session.map.keys()]).toEqual([]);
  });

  it.each(['{', '{"id":"1"}', 'null'])('counts as none where what is stored is broken: %s', async (text) => {
    const tab = openTab(memory({ 'ac.bulk-order': text, 'ac.bulk-outcomes': text }));
    await expect(tab.page().keeper.take()).resolves.toBeUndefined();
    expect([...tab.session.map.keys()]).toEqual([]);
  });

  it('is kept with what it came to once it has ended', async () => {
    const tab = openTab();
    const { keeper } = tab.page();
    keeper.keep('1', deletionOf(2), begun(deletionOf(2), 2));
    keeper.ended('2 deleted, 0 not');
    expect(await tab.page().keeper.take()).toMatchObject({ ended: '2 deleted, 0 not' });
  });
});

describe('what is stored of a run', () => {
  it('is written once a second, however many rows end', () => {
    const tab = openTab();
    const { keeper } = tab.page();
    const order = deletionOf(10_000);
    const rows = begun(order, 0);
    const write = vi.spyOn(tab.session, 'setItem');
    keeper.keep('1', order, rows);
    expect(write.mock.calls.map(([name]) => name)).toEqual(['ac.bulk-order', 'ac.bulk-outcomes']);
    for (let tick = 0; tick < 100; tick += 1) {
      for (let index = 0; index < 10; index += 1) {
        keeper.begins();
        rows.begin()?.end({ state: 'done' });
        keeper.changed();
      }
      vi.advanceTimersByTime(100);
    }
    const later = write.mock.calls.slice(2);
    expect(new Set(later.map(([name]) => name))).toEqual(new Set(['ac.bulk-outcomes']));
    expect(later.length).toBeLessThanOrEqual(13);
    expect(Math.max(...later.map(([, text]) => text.length))).toBeLessThan(11_000);
  });

  it('is bounded: what is ordered for too many rows is not kept', () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(100_000);
    keeper.keep('1', order, begun(order, 0));
    hide();
    expect([...tab.session.map.keys()]).toEqual([]);
  });

  it('is dropped where it can no longer be brought up to date: rows would be sent twice', () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(3);
    const rows = begun(order, 0);
    keeper.keep('1', order, rows);
    rows.begin()?.end({ state: 'done' });
    vi.spyOn(tab.session, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    hide();
    expect([...tab.session.map.keys()]).toEqual([]);
  });

  it('is nothing after a sign-out, and nothing is written after it', () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(3);
    keeper.keep('1', order, begun(order, 1));
    keeper.changed();
    keeper.end();
    tab.storage.forgetPerson();
    keeper.changed();
    hide();
    vi.advanceTimersByTime(5000);
    expect([...tab.session.map.keys()]).toEqual([]);
  });

  it('is nothing of an order that cannot be made again', () => {
    const tab = openTab();
    const { keeper, hide } = tab.page();
    const order = deletionOf(3, { origin: undefined });
    keeper.keep('1', order, begun(order, 1));
    hide();
    expect([...tab.session.map.keys()]).toEqual([]);
  });
});
