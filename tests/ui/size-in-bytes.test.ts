import { isEmptyRange, rangeInBytes, sizeInBytes, type SizeBound } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const open: SizeBound = { amount: null, unit: 'Mb' };

describe('a size that was typed', () => {
  it.each<[number, SizeBound['unit'], number]>([
    [0, 'B', 0],
    [512, 'B', 512],
    [1.5, 'Kb', 1500],
    [10, 'Mb', 10_000_000],
    [2, 'Gb', 2_000_000_000],
    [0.0001, 'Kb', 0],
    [1.1, 'Gb', 1_100_000_000],
  ])('of %d %s is %d bytes', (amount, unit, bytes) => {
    expect(sizeInBytes({ amount, unit })).toBe(bytes);
  });

  it('is open without an amount', () => {
    expect(sizeInBytes(open)).toBeNull();
    expect(rangeInBytes({ moreThan: open, lessThan: { amount: 1, unit: 'Kb' } })).toEqual({
      moreThan: null,
      lessThan: 1000,
    });
  });
});

describe('two bounds', () => {
  const between = (more: number | null, less: number | null) =>
    isEmptyRange({ moreThan: { amount: more, unit: 'B' }, lessThan: { amount: less, unit: 'B' } });

  it('hold nothing when they cross, meet or are neighbors', () => {
    expect(between(10, 5)).toBe(true);
    expect(between(10, 10)).toBe(true);
    expect(between(10, 11)).toBe(true);
    expect(between(10, 12)).toBe(false);
  });

  it('hold something while one is open, unless nothing is less than no bytes', () => {
    expect(between(null, null)).toBe(false);
    expect(between(10, null)).toBe(false);
    expect(between(null, 1)).toBe(false);
    expect(between(null, 0)).toBe(true);
  });

  it('are compared across units', () => {
    expect(isEmptyRange({ moreThan: { amount: 2, unit: 'Gb' }, lessThan: { amount: 900, unit: 'Mb' } })).toBe(
      true,
    );
  });
});
