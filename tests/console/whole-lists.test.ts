import { describe, expect, it } from 'vitest';
import { pageOfRows } from '#console/queries/whole-lists.ts';

describe('a page of a whole list', () => {
  const rows = ['Birch', 'ash', 'Cedar', 'beech'].map((name) => ({ name }));
  const pageOf = (request: object) =>
    pageOfRows(rows, { page: 1, rowsPerPage: 2, sortBy: 'name', ...request }, ['name']);

  it('is sorted in either direction', () => {
    expect(pageOf({})).toEqual({ rows: [{ name: 'ash' }, { name: 'beech' }], totalRows: 4, hasMore: true });
    expect(pageOf({ descending: true }).rows[0]).toEqual({ name: 'Cedar' });
  });

  it('is one of those that match, in upper or lower case', () => {
    expect(pageOf({ filter: 'B' })).toEqual({
      rows: [{ name: 'beech' }, { name: 'Birch' }],
      totalRows: 2,
      hasMore: false,
    });
    expect(pageOf({ page: 2 }).rows).toEqual([{ name: 'Birch' }, { name: 'Cedar' }]);
  });
});
