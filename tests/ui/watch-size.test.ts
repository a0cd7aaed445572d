import { watchSize } from '@archive-console/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Notifies the observer of a new size. */
let resize: () => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resize = notify;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
});

afterEach(() => void vi.useRealTimers());

const watched = () => {
  const onSize = vi.fn();
  return { onSize, stop: watchSize({} as Element, onSize) };
};

describe('a size that is watched', () => {
  it('is reported once it has not changed for 100 ms', () => {
    const { onSize } = watched();
    resize();
    vi.advanceTimersByTime(99);
    expect(onSize).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSize).toHaveBeenCalledTimes(1);
  });

  it('is reported once, while a person drags the edge', () => {
    const { onSize } = watched();
    for (let step = 0; step < 20; step += 1) {
      resize();
      vi.advanceTimersByTime(50);
    }
    expect(onSize).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(onSize).toHaveBeenCalledTimes(1);
  });

  it('is not reported any more when no caller watches', () => {
    const { onSize, stop } = watched();
    resize();
    stop();
    vi.advanceTimersByTime(1000);
    expect(onSize).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
