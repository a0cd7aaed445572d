import { describe, expect, it } from 'vitest';
import { durationOf } from '#console/shared/duration.ts';

describe('A span', () => {
  it.each([
    [0, 'en-US', '0 sec'],
    [59_999, 'de', '59 Sek.'],
    [60_000, 'en-US', '1 min 0 sec'],
    [65_000, 'en-US', '1 min 5 sec'],
    [3_725_000, 'de', '62 Min. 5 Sek.'],
  ])('of %i ms is told in %s as %s', (milliseconds, language, words) => {
    expect(durationOf(milliseconds, language)).toBe(words);
  });

  it('is never below nothing, where the clock was set back', () => {
    expect(durationOf(-5, 'en-US')).toBe('0 sec');
  });
});
