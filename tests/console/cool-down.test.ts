import { describe, expect, it } from 'vitest';
import { COOL_DOWN_MS, secondsLeft } from '#console/shared/gates/use-cool-down.ts';

describe('the wait before the same mail is asked for again', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [COOL_DOWN_MS, 0],
    [COOL_DOWN_MS + 5000, 0],
  ])('after %i ms has %i seconds left', (after, left) => {
    expect(secondsLeft(1_000_000, 1_000_000 + after)).toBe(left);
  });

  it('is never longer than a minute, also where the clock was set back', () => {
    expect(secondsLeft(1_000_000, 0)).toBe(60);
  });
});
