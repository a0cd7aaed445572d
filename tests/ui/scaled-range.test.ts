import {
  anchorAt,
  highestRange,
  rangeHeight,
  type RowRange,
  scrollTopAt,
  scrollTopOf,
  scrollTopToSee,
  topOfRows,
  windowAt,
} from '@archive-console/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const overscan = 5;

const rangeOf = (count: number, rowHeight: number, viewport: number): RowRange => ({
  count,
  rowHeight,
  viewport,
  height: rangeHeight(count, rowHeight),
});

const ranges = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 100_000_000 })),
    fc.integer({ min: 16, max: 120 }),
    fc.integer({ min: 120, max: 3000 }),
  )
  .map(([count, rowHeight, viewport]) => rangeOf(count, rowHeight, viewport));

/** A range, and a place in it from 0 to 1. */
const places = fc.tuple(ranges, fc.double({ min: 0, max: 1, noNaN: true }));

/** Browsers keep scroll positions to the pixel. */
const scrolledTo = (range: RowRange, share: number) =>
  Math.round(share * Math.max(0, range.height - range.viewport));

describe('the scroll range of a virtual list', () => {
  it('is never higher than a browser lets an element be', () => {
    fc.assert(
      fc.property(ranges, ({ height }) => {
        expect(height).toBeLessThanOrEqual(highestRange);
      }),
    );
    expect(highestRange).toBeLessThan(2 ** 24);
  });

  it('reaches every row, at a whole scroll position', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0, max: 1, noNaN: true }), ([range, from], share) => {
        const { count, rowHeight, viewport } = range;
        const index = Math.min(count - 1, Math.floor(share * count));
        const scrollTop = Math.round(scrollTopToSee(range, scrolledTo(range, from), index));
        const top = topOfRows(range, scrollTop);
        const pixel = Math.max(1, (count * rowHeight) / range.height);
        expect(index * rowHeight).toBeGreaterThanOrEqual(top - pixel);
        expect((index + 1) * rowHeight).toBeLessThanOrEqual(top + Math.max(viewport, rowHeight) + pixel);
        const { first, last } = windowAt(range, scrollTop, overscan);
        expect(index).toBeGreaterThanOrEqual(first);
        expect(index).toBeLessThanOrEqual(last);
      }),
    );
  });

  it('leaves no gap: the drawn rows cover all that is seen', () => {
    fc.assert(
      fc.property(places, ([range, share]) => {
        const { count, rowHeight, viewport } = range;
        const { first, last, offset } = windowAt(range, scrolledTo(range, share), overscan);
        expect(offset).toBeLessThanOrEqual(0);
        const covered = offset + (last - first + 1) * rowHeight;
        expect(covered).toBeGreaterThanOrEqual(Math.min(viewport, count * rowHeight) - 0.001);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThan(count);
      }),
    );
  });

  it('keeps the order: further down is never further up', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0, max: 1, noNaN: true }), ([range, one], other) => {
        const [above, below] = [Math.min(one, other), Math.max(one, other)];
        const at = (share: number) => windowAt(range, scrolledTo(range, share), overscan).first;
        expect(at(above)).toBeLessThanOrEqual(at(below));
      }),
    );
  });

  it('draws the same number of rows everywhere', () => {
    fc.assert(
      fc.property(places, ([range, share]) => {
        const sizeAt = (scrollTop: number) => {
          const { first, last } = windowAt(range, scrollTop, overscan);
          return last - first;
        };
        expect(sizeAt(scrolledTo(range, share))).toBe(sizeAt(0));
      }),
    );
  });

  it('ends with the last row at the lower edge', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const end = Math.max(0, range.height - range.viewport);
        const { first, last, offset } = windowAt(range, end, overscan);
        expect(last).toBe(range.count - 1);
        const lower = offset + (last - first + 1) * range.rowHeight;
        expect(lower).toBeCloseTo(Math.min(range.viewport, range.count * range.rowHeight), 3);
      }),
    );
  });

  it('finds the way back from the rows to the scroll position', () => {
    fc.assert(
      fc.property(places, ([range, share]) => {
        const scrollTop = scrolledTo(range, share);
        expect(scrollTopAt(range, topOfRows(range, scrollTop))).toBeCloseTo(scrollTop, 3);
      }),
    );
  });

  it('scrolls nothing for a row that is seen as a whole', () => {
    const range = rangeOf(1_000_000, 36, 604);
    expect(scrollTopToSee(range, 0, 15)).toBe(0);
    expect(scrollTopToSee(range, 0, 16)).toBeGreaterThan(0);
  });

  it('knows nothing to draw where there is nothing', () => {
    const { first, last } = windowAt(rangeOf(0, 36, 604), 0, overscan);
    expect(last).toBeLessThan(first);
  });
});

/** Rows of which the lowest has 36 px and most have more: the box that is scrolled is higher than that. */
const naturalRanges = fc.tuple(ranges, fc.integer({ min: 1, max: 4 })).map(([range, times]): RowRange => ({
  ...range,
  height: rangeHeight(range.count, times * range.rowHeight),
}));

describe('rows as high as what they hold', () => {
  it('hold a row that is drawn', () => {
    fc.assert(
      fc.property(naturalRanges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        const scrollTop = scrolledTo(range, share);
        const { first, last } = windowAt(range, scrollTop, overscan);
        const { index, into } = anchorAt(range, scrollTop);
        expect(index).toBeGreaterThanOrEqual(first);
        expect(index).toBeLessThanOrEqual(last);
        expect(into).toBeGreaterThanOrEqual(0);
        expect(into).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leave no gap above or below that row, were all others the lowest', () => {
    fc.assert(
      fc.property(naturalRanges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        const { count, rowHeight, viewport } = range;
        fc.pre(count * rowHeight > viewport);
        const scrollTop = scrolledTo(range, share);
        const { first, last } = windowAt(range, scrollTop, overscan);
        const { index, into, y } = anchorAt(range, scrollTop);
        expect((index + into - first) * rowHeight).toBeGreaterThanOrEqual(y - 0.001);
        expect((last + 1 - index - into) * rowHeight).toBeGreaterThanOrEqual(viewport - y - 0.001);
      }),
    );
  });

  it('begin at the upper edge and end at the lower one', () => {
    const range: RowRange = { count: 100_000, rowHeight: 37, viewport: 318, height: 5_900_000 };
    expect(anchorAt(range, 0)).toEqual({ index: 0, into: 0, y: 0 });
    expect(anchorAt(range, range.height - range.viewport)).toEqual({ index: 99_999, into: 1, y: 318 });
  });

  it('are seen as a whole where they are asked for, however high they are', () => {
    fc.assert(
      fc.property(naturalRanges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        fc.pre(range.count * range.rowHeight > range.viewport);
        const wanted = Math.min(range.count - 1, Math.floor(share * range.count));
        const { index, into, y } = anchorAt(range, scrollTopOf(range, wanted));
        const own = range.viewport * 0.9;
        const upper = y - (index - wanted + into) * own;
        expect(upper).toBeGreaterThanOrEqual(-0.01);
        expect(upper + own).toBeLessThanOrEqual(range.viewport + 0.01);
      }),
    );
  });
});
