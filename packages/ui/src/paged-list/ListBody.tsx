import { useRef } from 'react';
import type { MenuContent } from '../menu/menu-content.ts';
import { followRow } from './follow-row.ts';
import { rowKeys } from './list-panels.ts';
import type { ListColumn } from './list-types.ts';
import { Body } from './ListTable.styles.ts';
import { ListRow } from './ListRow.tsx';
import type { PagedListProps } from './paged-list-props.ts';
import { useLatest } from './use-latest.ts';
import type { PageChoice } from './use-page-choice.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Properties of {@link ListBody}. */
export interface ListBodyProps<Row extends object> {
  readonly list: PagedListProps<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly choice: PageChoice;
  readonly isChoosing: boolean;
}

/** The rows, with arrow keys between them and a press anywhere that opens the row. */
export function ListBody<Row extends object>({ list, columns, choice, isChoosing }: ListBodyProps<Row>) {
  const { rows, rowId, canSelect, changedIds, density, focusRowId, rowActions, rowName, words } = list;
  const { rowDetails, expandedIds = [], onExpandedIds } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowFocus(body, rows.map(rowId), focusRowId);
  const onToggle = useLatest(choice.toggle);
  const getActions = useLatest((row: Row): MenuContent => rowActions?.(row) ?? []);
  const onExpand = useLatest((id: string): void =>
    onExpandedIds?.(
      expandedIds.includes(id) ? expandedIds.filter((other) => other !== id) : [...expandedIds, id],
    ),
  );
  return (
    <Body ref={body} onClick={followRow} onKeyDown={(event) => rowKeys.current()?.(event)}>
      {rows.map((row) => {
        const id = rowId(row);
        const name = rowName(row);
        return (
          <ListRow<Row>
            key={id}
            id={id}
            row={row}
            columns={columns}
            isCompact={density === 'compact'}
            choice={list.onSelection ? (canSelect?.(row) ?? true) : false}
            isSelected={choice.chosen[id] ?? false}
            isChanged={changedIds?.has(id) ?? false}
            isChoosing={isChoosing}
            select={words.selectRow(name)}
            actions={words.rowActions(name)}
            changed={words.changed}
            onToggle={onToggle}
            getActions={rowActions && getActions}
            expand={rowDetails && words.expandRow(name)}
            expandWord={words.rowDetailsHeader}
            details={rowDetails && expandedIds.includes(id) ? rowDetails(row) : undefined}
            onExpand={onExpand}
          />
        );
      })}
    </Body>
  );
}
