import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Caption, Cell, Content, Frame, HeadCell, Region, Root, Row, Totals } from './Table.styles.ts';
import type { TableColumn, TableProps } from './table-types.ts';

/**
 * A few rows of facts that are read, not worked on: lines of an invoice, prices by month, DNS records. One that is too
 * wide scrolls in itself, and its first column stays; one of words may stack its cells instead. Belongs into a card.
 *
 * - Do: let the first column name the row; align figures at their end.
 * - Don't: use it for objects of the service that are searched, sorted or chosen: that is a `PagedList`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches a table that is too wide, then what can be pressed in it |
 * | ←, → | Scroll it |
 */
export function Table<TRow extends object>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowId,
  totals = [],
  narrow = 'scroll',
  ...props
}: TableProps<TRow>) {
  const captionId = useId();
  return (
    <Root>
      {captionHidden ? (
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
      ) : (
        <Caption id={captionId}>{caption}</Caption>
      )}
      <Frame>
        <Region labelledBy={captionId} role={captionHidden ? 'group' : 'region'}>
          <Content aria-labelledby={captionId} $stacked={narrow === 'stacked'} {...props}>
            <thead>
              <tr>
                {columns.map(({ id, header, align, width, headerHidden }) => (
                  <HeadCell key={id} scope="col" $end={align === 'end'} style={{ minWidth: width }}>
                    {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Cells key={rowId(row)} row={row} columns={columns} />
              ))}
            </tbody>
            {totals.length > 0 && (
              <Totals>
                {totals.map((row) => (
                  <Cells key={rowId(row)} row={row} columns={columns} />
                ))}
              </Totals>
            )}
          </Content>
        </Region>
      </Frame>
    </Root>
  );
}

interface CellsProps<TRow> {
  readonly row: TRow;
  readonly columns: readonly TableColumn<TRow>[];
}

function Cells<TRow>({ row, columns }: CellsProps<TRow>) {
  return (
    <Row>
      {columns.map(({ id, cell, align, placement }, index) => (
        <Cell
          key={id}
          {...(index === 0 && { as: 'th', scope: 'row' })}
          $end={align === 'end'}
          $middle={placement === 'middle'}
        >
          {cell(row)}
        </Cell>
      ))}
    </Row>
  );
}
