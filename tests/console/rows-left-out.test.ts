import { describe, expect, it } from 'vitest';
import { divideRows } from '#console/shared/bulk/ExcludedRows.tsx';

describe('the rows of a bulk action', () => {
  it('are divided into those it is for and those it leaves out, with the reason', () => {
    const rows = [
      { id: '1', name: 'Sales', isManaged: true },
      { id: '2', name: 'Webmaster', isManaged: false },
    ];
    const why = { reason: 'Managed elsewhere.', short: 'managed' };
    const { going, excluded } = divideRows(
      rows,
      ({ id, name }) => ({ id, name }),
      ({ isManaged }) => (isManaged ? why : undefined),
    );
    expect(going).toEqual([rows[1]]);
    expect(excluded).toEqual([{ id: '1', name: 'Sales', ...why }]);
  });
});
