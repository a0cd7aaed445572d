import { gatherSmall, layShares, sharesOf } from '@archive-console/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const parts = (...values: number[]) =>
  values.map((value, index) => ({ id: String(index), name: `Part ${index}`, value }));
const gathered = (...values: number[]) =>
  gatherSmall(sharesOf(parts(...values)), (count) => `${count} others`).map(
    ({ name, value }) => `${name}: ${value}`,
  );

describe('shares', () => {
  it('are of the sum, or of a whole that is more', () => {
    expect(sharesOf(parts(3, 1)).map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(sharesOf(parts(3, 1), 8).map(({ share }) => share)).toEqual([0.375, 0.125]);
    expect(sharesOf(parts(3, 1), 2).map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it('of nothing are nothing', () => {
    expect(sharesOf(parts(0, -4, Number.NaN)).map(({ value, share }) => [value, share])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('small parts', () => {
  it('are gathered at the end, from two on', () => {
    expect(gathered(2.9, 60, 35, 2.1)).toEqual(['Part 1: 60', 'Part 2: 35', '2 others: 5']);
    expect(gathered(60, 38, 2)).toEqual(['Part 0: 60', 'Part 1: 38', 'Part 2: 2']);
  });

  it('are also those that no pattern is left for', () => {
    expect(gathered(9, 8, 7, 6, 5, 4, 3)).toEqual([
      'Part 0: 9',
      'Part 1: 8',
      'Part 2: 7',
      'Part 3: 6',
      'Part 4: 5',
      '2 others: 7',
    ]);
  });
});

describe('the pieces of a bar', () => {
  it('lie beside one another with a gap, as wide as their share', () => {
    expect(layShares(sharesOf(parts(3, 1)), 102)).toEqual([
      { x: 0, width: 75 },
      { x: 77, width: 25 },
    ]);
  });

  it('of nothing take no room', () => {
    expect(layShares(sharesOf(parts(1, 0, 1)), 102).map(({ width }) => width)).toEqual([50, 0, 50]);
  });

  it('do not get too narrow by giving way to narrow ones', () => {
    const widths = layShares(sharesOf(parts(0.1, 3.4, 96.5)), 124).map(({ width }) => width);
    expect(widths).toEqual([4, 4, 112]);
  });

  it('are wide enough to be seen, and stay within the bar', () => {
    const values = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(values, fc.integer({ min: 120, max: 1200 }), (given, width) => {
        const shares = sharesOf(parts(...given));
        const pieces = layShares(shares, width);
        const seen = pieces.filter((_, index) => (shares[index]?.share ?? 0) > 0);
        for (const piece of seen) expect(piece.width).toBeGreaterThanOrEqual(4);
        for (const { x, width: length } of pieces) expect(x + length).toBeLessThanOrEqual(width + 0.001);
      }),
    );
  });
});
