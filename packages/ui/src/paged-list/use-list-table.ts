import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListColumn } from './list-types.ts';
import type { PagedListProps } from './paged-list-props.ts';
import { noSelection, selectionOfPage, withPage } from './selection.ts';

// Sorting, filtering and paging are the service's: their row models would only weigh.
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });

/** The table engine over one page of rows: which columns are seen in which order, and what is chosen. */
export function useListTable<Row extends object>({
  columns,
  rows,
  rowId,
  columnChoice,
  selection = noSelection,
  onSelection,
  canSelect,
}: PagedListProps<Row>) {
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const ids = rows.map(rowId);
  const chosen = selectionOfPage(selection, ids);
  const lead = columns.find((column) => column.lead)?.id;
  const hidden = columnChoice?.hidden.filter((id) => byId.get(id)?.hideable !== false && id !== lead) ?? [];
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      rowSelection: chosen,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnOrder: [
        ...(lead === undefined ? [] : [lead]),
        ...(columnChoice?.order.filter((id) => id !== lead) ?? []),
      ],
    },
    enableRowSelection: (row) => onSelection !== undefined && (canSelect?.(row.original) ?? true) === true,
    onRowSelectionChange: (update) => {
      onSelection?.(withPage(selection, ids, typeof update === 'function' ? update(chosen) : update));
    },
  });
  const order = table.getVisibleLeafColumns().map((column) => column.id);
  const key = order.join('\n');
  const visible = useMemo(
    () =>
      key
        .split('\n')
        .flatMap((id): readonly ListColumn<Row>[] => [byId.get(id)].filter((column) => column !== undefined)),
    [byId, key],
  );
  return { table, visible, selection };
}

/** The table engine of a list. */
export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>['table'];
