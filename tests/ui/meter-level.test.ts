import { describe, expect, it } from 'vitest';
import { meterLevel, shareOf } from '@archive-console/ui';

const thresholds = { warning: { from: 80, label: 'Nearly full' }, danger: { from: 100, label: 'Full' } };

describe('the level of a meter', () => {
  it.each([
    [79.9, 'normal'],
    [80, 'warning'],
    [99, 'warning'],
    [100, 'danger'],
    [120, 'danger'],
  ])('at %d is %s', (value, tone) => {
    expect(meterLevel(value, thresholds).tone).toBe(tone);
  });

  it('is normal without thresholds', () => {
    expect(meterLevel(1000, {})).toEqual({ tone: 'normal', label: undefined });
  });

  it('never leaves the track', () => {
    expect([shareOf(-1, 10), shareOf(5, 10), shareOf(20, 10), shareOf(1, 0)]).toEqual([0, 0.5, 1, 0]);
  });
});
