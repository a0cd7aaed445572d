import { expect, it } from 'vitest';
import {
  changesSince,
  comparedLook,
  type Look,
  noteLook,
  putLookAway,
} from '#console/features/dashboard/last-look.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';

const HOUR = 3_600_000;
const look: Look = { at: 0, isImporting: false, mails: 100, succeeded: 10, failed: 1 };
const opened = (local = memory()) => createStorage({ local, session: memory() });

it('compares with nothing on the first visit, and none within the same one', () => {
  const storage = opened();
  expect(comparedLook(storage, 0)).toBeUndefined();
  noteLook(storage, look);
  expect(comparedLook(storage, 7 * HOUR)).toBeUndefined();
});

it('compares with the last look after a night, also after a reload, until that is put away', () => {
  const storage = opened();
  noteLook(storage, look);
  expect(comparedLook(storage, 9 * HOUR)).toEqual(look);
  noteLook(storage, { ...look, at: 9 * HOUR, mails: 200 });
  expect(comparedLook(storage, 10 * HOUR)).toEqual(look);
  putLookAway(storage);
  expect(comparedLook(storage, 10 * HOUR)).toBeUndefined();
});

it('begins a new comparison where a page was left open over another night', () => {
  const storage = opened();
  noteLook(storage, look);
  comparedLook(storage, 9 * HOUR);
  noteLook(storage, { ...look, at: 9 * HOUR });
  expect(comparedLook(storage, 20 * HOUR)?.at).toBe(9 * HOUR);
});

it('is shown in the tab that was opened first, not once more in the next', () => {
  const local = memory();
  const storage = opened(local);
  noteLook(storage, look);
  comparedLook(storage, 9 * HOUR);
  noteLook(storage, { ...look, at: 9 * HOUR });
  expect(comparedLook(opened(local), 9 * HOUR)).toBeUndefined();
});

it('names what differs, as far as both were read', () => {
  expect(changesSince(look, { mails: 100, succeeded: 10, failed: 1 })).toEqual([]);
  expect(changesSince(look, { mails: 140, succeeded: 12, failed: undefined })).toEqual([
    { of: 'mails', now: 140, before: 100 },
    { of: 'succeeded', now: 12, before: 10 },
  ]);
  expect(changesSince({ at: 0, isImporting: false }, { mails: 140, failed: 2 })).toEqual([]);
});

it('makes no news of mails that were deleted', () => {
  expect(changesSince(look, { mails: 90 })).toEqual([]);
});

it('leaves imports that ran to the message about their end', () => {
  const running = { ...look, isImporting: true };
  expect(changesSince(running, { mails: 140, succeeded: 12, failed: 3 })).toMatchObject([{ of: 'mails' }]);
});

it('counts nonsense as nothing', () => {
  for (const kept of ['{', '7', 'null', '{"at":"1"}', '[]'])
    expect(comparedLook(opened(memory({ 'ac.last-look': kept })), 99 * HOUR)).toBeUndefined();
});

it('forgets it with the person', () => {
  const storage = opened();
  noteLook(storage, look);
  comparedLook(storage, 9 * HOUR);
  storage.forgetPerson();
  expect(comparedLook(storage, 9 * HOUR)).toBeUndefined();
});
