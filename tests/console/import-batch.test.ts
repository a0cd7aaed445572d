import { expect, it } from 'vitest';
import { batchFrom, batchShare, nextBatch, storedBatch } from '#console/app/import-batch.ts';

const running = (importSourceId: string, done: number, total = 100) => ({
  importSourceId,
  displayName: `Source ${importSourceId}`,
  total,
  done,
});
const none = new Map();

it('is as far as its mails, and does not fall back when one import ends', () => {
  const { batch } = nextBatch(none, [running('1', 50), running('2', 30)]);
  expect(batchShare(batch)).toBe(0.4);
  const next = nextBatch(batch, [running('2', 40)]);
  expect([...next.ended]).toEqual([['1', 'Source 1']]);
  expect(batchShare(next.batch)).toBe(0.7);
});

it('names an end once', () => {
  const first = nextBatch(none, [running('1', 50), running('2', 30)]).batch;
  const second = nextBatch(first, [running('2', 40)]).batch;
  expect(nextBatch(second, [running('2', 50)]).ended.size).toBe(0);
});

it('has no share while it is not known how much there is', () => {
  expect(batchShare(nextBatch(none, [running('1', 50), running('2', 0, 0)]).batch)).toBeUndefined();
  expect(batchShare(none)).toBeUndefined();
});

it('is over once nothing runs', () => {
  const { batch } = nextBatch(none, [running('1', 50)]);
  const over = nextBatch(batch, []);
  expect(over.batch.size).toBe(0);
  expect(over.ended.has('1')).toBe(true);
});

it('is kept for who comes back: what ran and runs no more has ended meanwhile', () => {
  const { batch } = nextBatch(none, [running('1', 50), running('2', 30)]);
  const back = batchFrom(storedBatch(batch));
  expect([...nextBatch(back, [running('2', 60)]).ended]).toEqual([['1', 'Source 1']]);
  expect(storedBatch(none)).toBeUndefined();
});

it('takes nonsense that is stored for nothing', () => {
  for (const stored of ['{', '"text"', '[1,["a"],[1,2]]', undefined]) expect(batchFrom(stored).size).toBe(0);
});
