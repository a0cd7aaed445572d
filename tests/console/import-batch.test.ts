import { expect, it } from 'vitest';
import {
  batchFrom,
  batchProgress,
  type ImportBatch,
  isSameRunning,
  nextBatch,
  runningIn,
  storedBatch,
  takeProgress,
} from '#console/app/import-batch.ts';

const running = (importSourceId: string, done: number, total = 100) => ({
  importSourceId,
  displayName: `Source ${importSourceId}`,
  total,
  done,
});
const end = (importSourceId: string) => ({
  importSourceId,
  displayName: `Source ${importSourceId}`,
  importSourceTaskState: 'Success' as const,
});
const none: ImportBatch = new Map();
const begun = (...rows: ReturnType<typeof running>[]) => nextBatch(none, { rows, ended: [] }).batch;

it('is as far as its mails, and does not fall back when one import ends', () => {
  const batch = begun(running('1', 50), running('2', 30));
  expect(batchProgress(batch)).toEqual({ by: 'mails', share: 0.4 });
  const next = nextBatch(batch, { rows: [running('2', 40)], ended: [end('1')] });
  expect(next.ended).toEqual([end('1')]);
  expect(batchProgress(next.batch)).toEqual({ by: 'mails', share: 0.7 });
});

it('follows what the hub reports of the imports that run, and of no other', () => {
  const batch = nextBatch(begun(running('1', 50), running('2', 30)), { rows: [], ended: [end('1')] }).batch;
  takeProgress(batch, { figuresOf: () => ({ total: 200, done: 120 }) });
  expect(batchProgress(batch)).toEqual({ by: 'mails', share: 220 / 300 });
  // What has ended is not known as running any more: it keeps its figures until it is read how.
  takeProgress(batch, { figuresOf: () => undefined });
  expect(batchProgress(batch)).toEqual({ by: 'mails', share: 220 / 300 });
});

it('is kept anew where another import runs, not where figures differ', () => {
  const batch = begun(running('1', 50), running('2', 30));
  expect(isSameRunning(batch, begun(running('1', 60), running('2', 40)))).toBe(true);
  expect(isSameRunning(batch, begun(running('1', 60), running('3', 40)))).toBe(false);
  expect(isSameRunning(batch, nextBatch(batch, { rows: [running('2', 40)], ended: [end('1')] }).batch)).toBe(
    false,
  );
  expect(isSameRunning(none, batch)).toBe(false);
});

it('names an end once', () => {
  const second = nextBatch(begun(running('1', 50), running('2', 30)), {
    rows: [running('2', 40)],
    ended: [end('1')],
  }).batch;
  expect(nextBatch(second, { rows: [running('2', 50)], ended: [end('1')] }).ended).toEqual([]);
});

it('keeps what is in no list until it is known to have ended', () => {
  const { batch, ended, isOver } = nextBatch(begun(running('1', 50)), { rows: [], ended: [] });
  expect([ended, isOver]).toEqual([[], false]);
  expect(runningIn(batch).map(({ importSourceId }) => importSourceId)).toEqual(['1']);
});

it('is as far as its imports while it is not known how many mails one of them has', () => {
  const unknown = running('3', 0, 0);
  const batch = begun(running('1', 50), running('2', 0), unknown);
  expect(batchProgress(batch)).toBeUndefined();
  const next = nextBatch(batch, { rows: [running('2', 40), unknown], ended: [end('1')] }).batch;
  expect(batchProgress(next)).toEqual({ by: 'imports', share: 1 / 3, ended: 1, all: 3 });
  const allKnown = nextBatch(next, { rows: [running('2', 40), running('3', 10)], ended: [] }).batch;
  expect(batchProgress(allKnown)).toEqual({ by: 'mails', share: 0.5 });
  expect(batchProgress(none)).toBeUndefined();
});

it('is over once nothing runs', () => {
  const over = nextBatch(begun(running('1', 50)), { rows: [], ended: [end('1')] });
  expect(over.batch.size).toBe(0);
  expect(over.isOver).toBe(true);
  expect(over.ended).toEqual([end('1')]);
});

it('is kept for who comes back: what ran and runs no more has ended meanwhile', () => {
  const back = batchFrom(storedBatch(begun(running('1', 50), running('2', 30))));
  expect(nextBatch(back, { rows: [running('2', 60)], ended: [end('1')] }).ended).toEqual([end('1')]);
  expect(storedBatch(none)).toBeUndefined();
});

it('takes nonsense that is stored for nothing', () => {
  for (const stored of ['{', '"text"', '[1,["a"],[1,2]]', undefined]) expect(batchFrom(stored).size).toBe(0);
});
