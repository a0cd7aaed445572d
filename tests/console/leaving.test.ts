import { expect, test, vi } from 'vitest';
import { createLeaving } from '#console/shared/navigation/leaving.ts';

test('where no form has anything to lose, the page may be left', async () => {
  expect(await createLeaving().mayLeave()).toBe(true);
});

test('one form that refuses is enough, and the next one is not asked', async () => {
  const leaving = createLeaving();
  const next = vi.fn<() => Promise<boolean>>(async () => true);
  leaving.hold(async () => false);
  leaving.hold(next);
  expect(await leaving.mayLeave()).toBe(false);
  expect(next).not.toHaveBeenCalled();
});

test('a form that has nothing to lose any more is not asked', async () => {
  const leaving = createLeaving();
  leaving.hold(async () => false)();
  expect(await leaving.mayLeave()).toBe(true);
});

test('is held as long as one of several has something to lose', () => {
  const leaving = createLeaving();
  let isTyped = true;
  const question = async () => false;
  leaving.hold(question, () => isTyped);
  const stop = leaving.hold(async () => false);
  expect(leaving.isHeld()).toBe(true);
  stop();
  expect(leaving.isHeld()).toBe(true);
  isTyped = false;
  expect(leaving.isHeld()).toBe(false);
});
