import { useState } from 'react';
import { useTextHeight } from '../theme/use-text-height.ts';
import type { ChartRows } from './chart-data.ts';
import { Gap, Scroll, Table } from './ChartTable.styles.ts';
import { usePrinting } from './use-printing.ts';
import { ROW_HEIGHT, tableHeight, visibleRows } from './visible-rows.ts';

/** Properties of {@link ChartTable}. */
export interface ChartTableProps {
  readonly label: string;
  readonly rows: ChartRows;
  /** In CSS pixels; a table that is longer scrolls in itself. */
  readonly height: number;
}

/** The twin of a chart: every value it draws, in a table. Of a long one only what is seen is on the page. */
export function ChartTable({ label, rows, height }: ChartTableProps) {
  const rowHeight = useTextHeight(ROW_HEIGHT);
  const [top, setTop] = useState(0);
  const printing = usePrinting();
  const { columns, count, row } = rows;
  const seen = (scrollTop: number) => visibleRows(count, scrollTop, height, rowHeight);
  const maxHeight = tableHeight(count, height, rowHeight);
  const { from, to } = printing ? { from: 0, to: count } : seen(top);
  const own = { '--row-height': `${rowHeight}px` };
  return (
    <Scroll
      tabIndex={0}
      role="region"
      aria-label={label}
      // Where it scrolls, what stands below stays where it stood below the drawing.
      style={{ maxHeight, marginBottom: height - maxHeight, ...own }}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget;
        if (seen(scrollTop).from !== seen(top).from) setTop(scrollTop);
      }}
    >
      <Table aria-rowcount={count + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <Gap aria-hidden style={{ height: from * rowHeight }} />}
          {Array.from({ length: to - from }, (_, place) => from + place).map((index) => (
            <tr key={index} aria-rowindex={index + 2}>
              {row(index).texts.map((text, column) =>
                column === 0 ? (
                  <th key={columns[column]} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={columns[column]}>{text}</td>
                ),
              )}
            </tr>
          ))}
          {to < count && <Gap aria-hidden style={{ height: (count - to) * rowHeight }} />}
        </tbody>
      </Table>
    </Scroll>
  );
}
