import { useRef } from 'react';
import type { MenuContent } from '../menu/menu-content.ts';
import { followRow } from './follow-row.ts';
import { rowKeys } from './list-panels.ts';
import type { ListColumn } from './list-types.ts';
import { Body } from './ListTable.styles.ts';
import { ListRow } from './ListRow.tsx';
import type { WordedList } from './paged-list-props.ts';
import { useKeptRow } from './use-kept-row.ts';
import { useLatest } from './use-latest.ts';
import type { PageChoice } from './use-page-choice.ts';

/** Properties of {@link ListBody}. */
export interface ListBodyProps<Row extends object> {
  readonly list: WordedList<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly choice: PageChoice;
  readonly isChoosing: boolean;
}

/** The rows, with arrow keys between them and a press anywhere that opens the row. */
export function ListBody<Row extends object>({ list, columns, choice, isChoosing }: ListBodyProps<Row>) {
  const { rows, rowId, canSelect, changedIds, density, focusRowId, rowActions, rowName, words } = list;
  const { details } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptRow(body, rows.map(rowId), focusRowId, isChoosing);
  const onToggle = useLatest(choice.toggle);
  const getActions = useLatest((row: Row): MenuContent => rowActions?.(row) ?? []);
  const onExpand = useLatest((id: string): void => {
    const ids = details?.expandedIds ?? [];
    details?.onExpandedIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  });
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
            expand={details && words.expandRow(name)}
            expandWord={words.rowDetailsHeader}
            details={details?.expandedIds.includes(id) ? details.of(row) : undefined}
            onExpand={onExpand}
          />
        );
      })}
    </Body>
  );
}
