import { describe, expect, it } from 'vitest';
import { euroDifference, euroSum } from '#console/entities/articles/euro-sums.ts';

describe('a sum of euro', () => {
  it('is exact to the cent', () => {
    expect(euroSum([0.1, 0.2])).toBe(0.3);
    expect(euroSum([])).toBe(0);
  });

  it('is none where a part is not known', () => {
    expect(euroSum([12.5, null])).toBeUndefined();
    expect(euroSum([undefined])).toBeUndefined();
  });
});

describe('a difference in euro', () => {
  it('is exact to the cent', () => {
    expect(euroDifference(0.3, 0.1)).toBe(0.2);
  });

  it('is none where one of the two is not known', () => {
    expect(euroDifference(null, 1)).toBeUndefined();
    expect(euroDifference(1, undefined)).toBeUndefined();
  });
});
