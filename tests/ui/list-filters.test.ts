import { isAltered, type ListColumn, sizeRangeOf, sizesOfFilter, sizeValues } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

describe('a filter of sizes', () => {
  it.each([
    [['1.5Mb', ''], { moreThan: 1_500_000, lessThan: null }],
    [['', '10B'], { moreThan: null, lessThan: 10 }],
    [['2Kb', '3Gb'], { moreThan: 2000, lessThan: 3_000_000_000 }],
    [[], { moreThan: null, lessThan: null }],
    [['Mb', '-1Kb'], { moreThan: null, lessThan: null }],
    [['7', 'many'], { moreThan: null, lessThan: null }],
  ])('set to %j asks for %j', (values, bytes) => {
    expect(sizesOfFilter(values)).toEqual(bytes);
  });

  it('keeps sizes as they were typed', () => {
    expect(sizeValues(sizeRangeOf(['1.5Mb', '2Gb']))).toEqual(['1.5Mb', '2Gb']);
    expect(sizeValues(sizeRangeOf([]))).toEqual([]);
  });
});

describe('a named view', () => {
  const columns = ['a', 'b', 'c'].map((id): ListColumn<object> => ({
    id,
    header: id,
    cell: () => id,
    lead: id === 'a',
  }));
  const view = {
    columns: { hidden: [], order: [] },
    sort: { id: 'a', descending: false },
    filters: { role: ['x'], origin: ['y'] },
  };

  it('is unaltered where the same is seen', () => {
    const now = {
      ...view,
      columns: { hidden: [], order: ['b', 'c'], widths: {} },
      filters: { origin: ['y'], role: ['x'] },
    };
    expect(isAltered(columns, now, view)).toBe(false);
  });

  it.each([
    ['order', { columns: { hidden: [], order: ['c', 'b'] } }],
    ['hidden column', { columns: { hidden: ['b'], order: [] } }],
    ['width', { columns: { hidden: [], order: [], widths: { b: 90 } } }],
    ['sorting', { sort: { id: 'a', descending: true } }],
    ['filter', { filters: { role: ['x'] } }],
  ])('is altered by another %s', (_what, change) => {
    expect(isAltered(columns, { ...view, ...change }, view)).toBe(true);
  });
});
