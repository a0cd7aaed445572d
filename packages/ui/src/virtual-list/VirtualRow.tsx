import { memo } from 'react';
import type { VirtualColumn } from './virtual-list-types.ts';
import { Cell, Row as Root } from './VirtualList.styles.ts';

/** Properties of {@link VirtualRow}. Everything is compared: scrolling draws only rows that come. */
export interface VirtualRowProps<Row> {
  readonly index: number;
  readonly row: Row | undefined;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly height: number;
  readonly isTabStop: boolean;
  /** It has the focus and was scrolled away. */
  readonly isAway: boolean;
  /** Nothing follows it, so no line parts it. */
  readonly isLast: boolean;
  readonly isPressable: boolean;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  /** Its name while it is on its way. */
  readonly waiting: string | undefined;
}

function RowOnce<Row>(props: VirtualRowProps<Row>) {
  const { index, row, columns, height, isTabStop, isAway, isLast, isPressable, isChosen, waiting } = props;
  return (
    <Root
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-busy={row === undefined || undefined}
      aria-label={waiting}
      tabIndex={isTabStop ? 0 : -1}
      data-index={index}
      data-away={isAway || undefined}
      data-last={isLast || undefined}
      data-pressable={isPressable || undefined}
      style={{ height }}
    >
      {columns.map(({ id, cell, align }, column) => (
        <Cell key={id} role="gridcell" aria-colindex={column + 1} data-align={align}>
          {row !== undefined && cell(row)}
        </Cell>
      ))}
    </Root>
  );
}

/** One row of a virtual list, or its place while it is on its way. */
export const VirtualRow = memo(RowOnce) as typeof RowOnce;
