import { Mono, theme } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface TokenTableProps {
  label: string;
  /** Name of the first column. @default 'Token' */
  first?: string;
  /** Names of the columns after the first. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** Names stay in one piece, for a table that may be wider than the page. @default false */
  areNamesWhole?: boolean;
  /** Rows stand closer, for a table of many. @default false */
  isClose?: boolean;
}

const cellOf = (isClose: boolean) => {
  const block = theme.space[isClose ? 4 : 8];
  return { ...cell, padding: `${block} ${theme.space[16]} ${block} 0` };
};

const cell = {
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

/** Tokens with what they hold, one a row. */
export function TokenTable({
  label,
  first = 'Token',
  columns,
  rows,
  areNamesWhole = false,
  isClose = false,
}: TokenTableProps) {
  const style = cellOf(isClose);
  return (
    <table aria-label={label} style={{ borderCollapse: 'collapse', width: '100%' }}>
      <thead>
        <tr>
          {[first, ...columns].map((column) => (
            <th key={column} scope="col" style={{ ...style, color: theme.color.muted, fontWeight: 540 }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" style={{ ...style, fontWeight: 400 }}>
              <Mono style={areNamesWhole ? { whiteSpace: 'nowrap' } : undefined}>{name}</Mono>
            </th>
            {cells.map((content, index) => (
              <td key={columns[index]} style={style}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
