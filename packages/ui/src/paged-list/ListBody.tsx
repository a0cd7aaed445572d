import { useRef } from 'react';
import type { MenuContent } from '../menu/menu-content.ts';
import { followRow } from './follow-row.ts';
import type { ListColumn } from './list-types.ts';
import { Body } from './ListTable.styles.ts';
import { ListRow } from './ListRow.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import type { PagedListProps } from './paged-list-props.ts';
import { useLatest } from './use-latest.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { ListTable } from './use-list-table.ts';

/** Properties of {@link ListBody}. */
export interface ListBodyProps<Row extends object> {
  readonly table: ListTable<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly list: PagedListProps<Row>;
  readonly isChoosing: boolean;
}

/** The rows, with arrow keys between them and a press anywhere that opens the row. */
export function ListBody<Row extends object>({ table, columns, list, isChoosing }: ListBodyProps<Row>) {
  const { canSelect, changedIds, density, focusRowId, onSelection, rowActions, rowName, words } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = table.getRowModel().rows;
  useRowFocus(
    body,
    rows.map((row) => row.id),
    focusRowId,
  );
  const onToggle = useLatest((id: string, event: unknown) =>
    table.getRow(id).getToggleSelectedHandler()(event),
  );
  const getActions = useLatest((row: Row): MenuContent => rowActions?.(row) ?? []);
  return (
    <Body ref={body} onClick={followRow} onKeyDown={moveBetweenRows}>
      {rows.map((row) => {
        const name = rowName(row.original);
        return (
          <ListRow<Row>
            key={row.id}
            id={row.id}
            row={row.original}
            columns={columns}
            isCompact={density === 'compact'}
            choice={onSelection ? (canSelect?.(row.original) ?? true) : false}
            isSelected={row.getIsSelected()}
            isChanged={changedIds?.has(row.id) ?? false}
            isChoosing={isChoosing}
            select={words.selectRow(name)}
            actions={words.rowActions(name)}
            changed={words.changed}
            onToggle={onToggle}
            getActions={rowActions && getActions}
          />
        );
      })}
    </Body>
  );
}
