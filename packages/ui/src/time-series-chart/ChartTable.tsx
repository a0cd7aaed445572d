import type { ChartWords } from './chart-types.ts';
import { Table, TableScroll } from './TimeSeriesChart.styles.ts';

/** Properties of {@link ChartTable}. */
export interface ChartTableProps {
  readonly stops: readonly { readonly at: Date; readonly text: string }[];
  readonly formatDate: (at: Date) => string;
  readonly words: ChartWords;
}

/** The twin of a chart: every value it draws, in a table. It scrolls in itself. */
export function ChartTable({ stops, formatDate, words }: ChartTableProps) {
  return (
    <TableScroll tabIndex={0} role="region" aria-label={words.table}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {stops.map(({ at, text }) => (
            <tr key={at.getTime()}>
              <th scope="row">{formatDate(at)}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
