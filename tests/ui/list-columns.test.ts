import { columnBounds, columnWidths, type ListColumn, visibleColumns, withWidth } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const column = (id: string, more?: Partial<ListColumn<object>>): ListColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});
const columns = [
  column('mail'),
  column('name', { lead: true }),
  column('role', { hideable: false }),
  column('age'),
];
const ids = (choice?: Parameters<typeof visibleColumns>[1]) =>
  visibleColumns(columns, choice).map(({ id }) => id);
const asTheyAre = { hidden: [], order: [] };

describe('the columns of a list', () => {
  it('begin with the lead, whatever was chosen', () => {
    expect(ids()).toEqual(['name', 'mail', 'role', 'age']);
    expect(ids({ hidden: ['name'], order: ['age', 'name'] })).toEqual(['name', 'age', 'mail', 'role']);
  });

  it('are hidden where they may be, and unknown ids are ignored', () => {
    expect(ids({ hidden: ['role', 'age', 'removed'], order: ['removed', 'age'] })).toEqual([
      'name',
      'mail',
      'role',
    ]);
  });

  it('are as wide as was chosen, else as they say, else as their content', () => {
    const visible = [column('a', { width: '28%' }), column('b'), column('c', { width: '40px' })];
    expect(columnWidths(visible)).toEqual(['28%', undefined, '40px']);
  });

  it('leave one to take what is left: the first one given as a share, else the last', () => {
    const visible = [column('a', { width: '28%' }), column('b'), column('c', { width: '40px' })];
    expect(columnWidths(visible, { b: 120 })).toEqual([undefined, '120px', '40px']);
    expect(columnWidths([column('a'), column('b')], { a: 100, b: 200 })).toEqual(['100px', undefined]);
  });

  it('are neither too narrow to read nor wider than a page', () => {
    expect(withWidth(asTheyAre, 'a', 2).widths).toEqual({ a: columnBounds.narrowest });
    expect(withWidth(asTheyAre, 'a', 9999).widths).toEqual({ a: columnBounds.widest });
    expect(withWidth({ ...asTheyAre, widths: { a: 80 } }, 'b', 120.4).widths).toEqual({ a: 80, b: 120 });
  });
});
