import { memo, useId, type ChangeEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { MoreIcon } from '../icons.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuContent } from '../menu/menu-content.ts';
import { changedMark, rowDetails } from './list-panels.ts';
import { Cell, FactName, Row as RowRoot } from './ListTable.styles.ts';
import type { ListColumn } from './list-types.ts';
import { RowExpander } from './RowExpander.tsx';

/** Properties of {@link ListRow}. Everything is compared, so that a row is drawn again only for its own sake. */
export interface ListRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly isCompact: boolean;
  /** Whether it can be chosen: rows have no check boxes, yes, or why not. */
  readonly choice: boolean | string;
  readonly isSelected: boolean;
  readonly isChanged: boolean;
  /** Cards show their check boxes only while rows are being chosen. */
  readonly isChoosing: boolean;
  readonly select: string;
  readonly actions: string;
  readonly changed: string;
  readonly onToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
  readonly getActions: ((row: Row) => MenuContent) | undefined;
  /** Name of the button that shows the details, and its word on a card; none where rows have none. */
  readonly expand: string | undefined;
  readonly expandWord: string;
  /** What is shown below the row while it is expanded. */
  readonly details: ReactNode;
  readonly onExpand: (id: string) => void;
}

/** What React draws nothing for. */
const nothing: readonly ReactNode[] = [null, undefined, false, true, ''];

/** Where a cell stands on a card: a fact without a value is left out, with its name. */
function placeOf<Row>({ lead, card = 'line' }: ListColumn<Row>, value: ReactNode) {
  if (lead) return 'lead';
  return card === 'fact' && nothing.includes(value) ? 'none' : card;
}

function RowOnce<Row>({
  id,
  row,
  columns,
  isCompact,
  choice,
  isSelected,
  isChanged,
  isChoosing,
  select,
  actions,
  changed,
  onToggle,
  getActions,
  expand,
  expandWord,
  details,
  onExpand,
}: ListRowProps<Row>) {
  const detailsId = useId();
  const isExpanded = details !== undefined;
  return (
    <>
      <RowRoot
        data-row={id}
        data-selected={isSelected || undefined}
        data-changed={isChanged || undefined}
        data-choosing={isChoosing || undefined}
        data-expanded={isExpanded || undefined}
        data-compact={isCompact || undefined}
      >
        {choice !== false && (
          <Cell data-place="choose">
            <Checkbox
              label={select}
              labelHidden
              checked={isSelected}
              disabledReason={choice === true ? undefined : choice}
              onChange={(event) => onToggle(id, event)}
            />
          </Cell>
        )}
        {expand !== undefined && (
          <Cell data-place="expand">
            <RowExpander
              label={expand}
              word={expandWord}
              isExpanded={isExpanded}
              detailsId={detailsId}
              onPress={() => onExpand(id)}
            />
          </Cell>
        )}
        {columns.map((column) => {
          const value = column.cell(row);
          const place = placeOf(column, value);
          return (
            <Cell
              key={column.id}
              as={column.lead ? 'th' : 'td'}
              {...(column.lead && { scope: 'row' })}
              data-place={place}
              $end={column.align === 'end'}
            >
              {place === 'fact' && <FactName>{column.header}</FactName>}
              {value}
              {column.lead && isChanged && (
                <LazyPart of={changedMark} wanted props={() => ({ label: changed })} />
              )}
            </Cell>
          );
        })}
        {getActions && (
          <Cell data-place="menu" $end>
            <MenuButton icon={MoreIcon} label={actions} size="sm" items={() => getActions(row)} />
          </Cell>
        )}
      </RowRoot>
      {isExpanded && (
        <LazyPart
          of={rowDetails}
          wanted
          onFailed={() => onExpand(id)}
          props={() => ({
            id: detailsId,
            before: choice === false ? 1 : 2,
            columns: columns.length + (getActions ? 1 : 0),
            children: details,
          })}
        />
      )}
    </>
  );
}

/** One row of a paged list. */
export const ListRow = memo(RowOnce) as typeof RowOnce;
