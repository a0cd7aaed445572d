import { createToastQueue, type ToastMessage } from '@archive-console/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const saved: ToastMessage = { tone: 'success', title: 'User saved' };
const failed: ToastMessage = {
  tone: 'error',
  title: 'The user was not saved',
  code: 'User.NotFound',
  traceId: 't-1',
};

const undo = { label: 'Undo', onAction: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long a message is shown, in whole seconds; null for "until it is closed". */
function secondsShown(message: ToastMessage): number | null {
  const queue = createToastQueue();
  queue.show(message);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    if (queue.snapshot().toasts.length === 0) return seconds;
    vi.advanceTimersByTime(1000);
  }
  return null;
}

describe('a toast', () => {
  it.each<[string, ToastMessage, number | null]>([
    ['success', saved, 5],
    ['info', { ...saved, tone: 'info' }, 5],
    ['warning', { ...saved, tone: 'warning' }, null],
    ['error', failed, null],
    ['error with a time of its own', { ...failed, timeout: 8000 }, 8],
    ['undo', { ...saved, action: undo }, 10],
    ['error with an action', { ...failed, action: undo }, null],
    ['warning with an action', { ...failed, tone: 'warning', action: undo }, null],
    ['success that stays', { ...saved, timeout: null }, null],
  ])('of %s is shown for its time', (_, message, seconds) => {
    expect(secondsShown(message)).toBe(seconds);
  });

  it('goes on where it stopped when the reader is done', () => {
    const queue = createToastQueue();
    queue.show(saved);
    vi.advanceTimersByTime(3000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot().toasts).toHaveLength(1);
    queue.resume();
    vi.advanceTimersByTime(1999);
    expect(queue.snapshot().toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.snapshot().toasts).toHaveLength(0);
  });

  it('that comes while a person reads waits as well', () => {
    const queue = createToastQueue();
    queue.pause();
    queue.show(saved);
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot().toasts).toHaveLength(1);
  });

  it('that is said again is counted, and its clock starts anew', () => {
    const queue = createToastQueue();
    const first = queue.show(saved);
    vi.advanceTimersByTime(4000);
    expect(queue.show(saved)).toBe(first);
    vi.advanceTimersByTime(4000);
    expect(queue.snapshot().toasts).toMatchObject([{ title: 'User saved', count: 2 }]);
  });

  it('about another object of the same name is another one', () => {
    const queue = createToastQueue();
    for (const about of ['/users/1', '/users/2', '/users/2']) queue.show({ ...saved, about });
    expect(queue.snapshot().toasts).toMatchObject([
      { about: '/users/1', count: 1 },
      { about: '/users/2', count: 2 },
    ]);
  });

  it('keeps the newest trace id when it is counted', () => {
    const queue = createToastQueue();
    queue.show(failed);
    queue.show({ ...failed, traceId: 't-2' });
    expect(queue.snapshot().toasts).toMatchObject([{ count: 2, traceId: 't-2' }]);
  });

  it('with another code or an undo of its own is another toast', () => {
    const queue = createToastQueue();
    for (const message of [
      failed,
      { ...failed, code: 'User.ManagedReadonly' },
      { ...saved, action: undo },
      { ...saved, action: undo },
    ])
      queue.show(message);
    expect(queue.snapshot().toasts).toHaveLength(4);
  });

  it('that four newer ones cover keeps its time until it is seen again', () => {
    const queue = createToastQueue();
    queue.show({ ...saved, title: 'Role removed', action: undo });
    vi.advanceTimersByTime(3000);
    const newer = [1, 2, 3, 4].map((number) => queue.show({ ...failed, title: `Not saved: ${number}` }));
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot().toasts[0]).toMatchObject({ title: 'Role removed' });
    queue.resume();
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot().toasts).toHaveLength(5);
    queue.dismiss(newer[0] ?? '');
    vi.advanceTimersByTime(6999);
    expect(queue.snapshot().toasts).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(queue.snapshot().toasts.map(({ title }) => title)).not.toContain('Role removed');
  });

  it('can be taken away by its id, once', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const id = queue.show(failed);
    queue.subscribe(listener);
    queue.dismiss(id);
    queue.dismiss(id);
    expect(queue.snapshot().toasts).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the history of a visit', () => {
  it('keeps what is no longer shown, newest first', () => {
    const queue = createToastQueue();
    queue.show(saved);
    vi.advanceTimersByTime(6000);
    queue.show(failed);
    queue.clear();
    expect(queue.snapshot()).toMatchObject({ toasts: [], history: [failed, saved] });
  });

  it('counts what was said twice in a row, and lists what was said again later', () => {
    const queue = createToastQueue();
    queue.show(saved);
    queue.show(saved);
    vi.advanceTimersByTime(6000);
    queue.show(saved);
    expect(queue.snapshot().history.map(({ count }) => count)).toEqual([1, 2]);
  });

  it('holds the last hundred', () => {
    const queue = createToastQueue();
    for (let number = 1; number <= 120; number += 1) queue.show({ ...saved, title: `Message ${number}` });
    const { history } = queue.snapshot();
    expect([history.length, history[0]?.title, history.at(-1)?.title]).toEqual([
      100,
      'Message 120',
      'Message 21',
    ]);
  });

  it('holds what was said quietly, which no screen shows and no clock takes', () => {
    const queue = createToastQueue();
    queue.show(saved, { quietly: true });
    queue.show(saved);
    expect(queue.snapshot().toasts).toMatchObject([{ count: 1 }]);
    expect(queue.snapshot().history).toHaveLength(2);
  });

  it('holds the later of two messages where one takes the place of the other', () => {
    const queue = createToastQueue();
    const earlier = queue.show(failed);
    queue.show(saved, { insteadOf: earlier });
    expect(queue.snapshot()).toMatchObject({ toasts: [saved], history: [saved] });
    const quiet = queue.show(failed, { quietly: true });
    queue.show(failed, { quietly: true, insteadOf: quiet });
    expect(queue.snapshot()).toMatchObject({ toasts: [saved], history: [failed, saved] });
  });

  it('loses a message that is taken back, as the screen does', () => {
    const queue = createToastQueue();
    const id = queue.show(failed);
    queue.show(saved);
    queue.forget(id);
    queue.forget('unknown');
    expect(queue.snapshot()).toMatchObject({ toasts: [saved], history: [saved] });
  });

  it('can be emptied', () => {
    const queue = createToastQueue();
    queue.show(failed);
    queue.clearHistory();
    expect(queue.snapshot()).toMatchObject({ toasts: [failed], history: [] });
  });
});

it('hands out the same snapshot until something changes', () => {
  const queue = createToastQueue();
  const before = queue.snapshot();
  expect(queue.snapshot()).toBe(before);
  queue.show(saved);
  expect(queue.snapshot()).not.toBe(before);
});
