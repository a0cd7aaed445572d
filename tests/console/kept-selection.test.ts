import { describe, expect, it } from 'vitest';
import { deletedBetween } from '#console/shared/bulk/use-kept-selection.ts';

const page = (ids: string, totalRows: number) => ({
  rows: ids.split('').map((id) => ({ id })),
  totalRows,
  hasMore: true,
});

describe('rows that are gone from a page', () => {
  it('are those that the next read lacks, where there are fewer by as many', () => {
    expect(deletedBetween(page('abc', 9), page('acd', 8), true)).toEqual(['b']);
    expect(deletedBetween(page('abc', 9), page('bcd', 8), true)).toEqual(['a']);
    expect(deletedBetween(page('def', 9), page('dfg', 8), false)).toEqual(['e']);
  });

  it('are none where one only moved: its name is another, or a row was added before it', () => {
    expect(deletedBetween(page('abc', 9), page('acd', 9), true)).toEqual([]);
    expect(deletedBetween(page('abc', 9), page('xab', 10), true)).toEqual([]);
    expect(deletedBetween(page('abc', 9), page('cde', 8), true)).toEqual([]);
  });

  it('are not those that the page before may have, after a deletion there', () => {
    expect(deletedBetween(page('def', 9), page('efg', 8), false)).toEqual([]);
    expect(deletedBetween(page('def', 9), page('ghi', 6), false)).toEqual([]);
    expect(deletedBetween(page('def', 9), page('egh', 7), false)).toEqual(['f']);
  });
});
