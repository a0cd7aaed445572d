import { expect, it } from 'vitest';
import { AWAY_MS, beginVisit, endSummary, noteVisit } from '#console/app/last-visits.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';

const open = (local = memory()) => createStorage({ local, session: memory() });
const later = AWAY_MS + 2;

it('sums up from the last visit on, until that is put away', () => {
  const storage = open();
  expect(beginVisit(storage, 'tenant carla', 1)).toBeUndefined();
  expect(beginVisit(storage, 'tenant carla', later)).toBe(1);
  // Not put away: another reload keeps it, however short.
  expect(beginVisit(storage, 'tenant carla', later + 10)).toBe(1);
  noteVisit(storage, 'tenant carla', later + 20);
  expect(beginVisit(storage, 'tenant carla', later + 30)).toBe(1);
  endSummary(storage, 'tenant carla', later + 40);
  expect(beginVisit(storage, 'tenant carla', later + 50)).toBeUndefined();
});

it('is of one person in one tenant, and is kept past a sign-out', () => {
  const storage = open();
  beginVisit(storage, 'tenant carla', 1);
  storage.forgetPerson();
  expect(beginVisit(storage, 'tenant amelie', later)).toBeUndefined();
  expect(beginVisit(storage, 'other carla', later)).toBeUndefined();
  expect(beginVisit(storage, 'tenant carla', later)).toBe(1);
});

it('keeps twenty, the latest', () => {
  const storage = open();
  for (let count = 1; count <= 21; count += 1) beginVisit(storage, `tenant ${count}`, count);
  expect(beginVisit(storage, 'tenant 1', later * 2)).toBeUndefined();
  expect(beginVisit(storage, 'tenant 21', later * 2)).toBe(21);
});

it('takes nonsense that is stored for nothing', () => {
  for (const stored of ['{', '7', 'null', '{"tenant carla":{"at":"soon"}}']) {
    const storage = open(memory({ 'ac.last-visits': stored }));
    expect(beginVisit(storage, 'tenant carla', later)).toBeUndefined();
  }
});
