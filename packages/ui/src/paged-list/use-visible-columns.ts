import { useMemo } from 'react';
import type { ListColumn, ListColumnChoice } from './list-types.ts';
import { visibleColumns } from './visible-columns.ts';

/** The columns that are seen. The same array while they are the same, so that a width draws no row again. */
export function useVisibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choice: ListColumnChoice | undefined,
): readonly ListColumn<Row>[] {
  const order = visibleColumns(columns, choice).map((column) => column.id);
  const key = order.join('\n');
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return key
      .split('\n')
      .flatMap((id): readonly ListColumn<Row>[] => [byId.get(id)].filter((column) => column !== undefined));
  }, [columns, key]);
}
