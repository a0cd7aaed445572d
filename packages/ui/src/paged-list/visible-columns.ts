import { arrangeable } from './column-choice.ts';
import type { ListColumn, ListColumnChoice } from './list-types.ts';

const asTheyAre: ListColumnChoice = { hidden: [], order: [] };

/** The columns that are seen, in their order: the lead first, then what the reader has not hidden. */
export function visibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choice: ListColumnChoice = asTheyAre,
): readonly ListColumn<Row>[] {
  const isVisible = ({ id, hideable }: ListColumn<Row>): boolean =>
    hideable === false || !choice.hidden.includes(id);
  return [
    ...columns.filter((column) => column.lead),
    ...arrangeable(columns, choice).filter((column) => isVisible(column)),
  ];
}

/**
 * The CSS width of each visible column: what the reader chose, else what the column says, else its content. One
 * column has to take what is left, or none could be kept exactly: where all are given, it is the first one given as
 * a share, else the last.
 */
export function columnWidths<Row>(
  visible: readonly ListColumn<Row>[],
  chosen: Readonly<Record<string, number>> = {},
): readonly (string | undefined)[] {
  const widths = visible.map(({ id, width }) => {
    const pixels = chosen[id];
    return pixels === undefined ? width : `${pixels}px`;
  });
  if (widths.includes(undefined)) return widths;
  const share = widths.findIndex((width) => width?.endsWith('%'));
  return widths.with(share, undefined);
}
