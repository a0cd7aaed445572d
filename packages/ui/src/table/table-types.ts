import type { ComponentProps, ReactNode } from 'react';

/** One column of a table. The first one names the row. */
export interface TableColumn<Row> {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** What its cells hold; a screen reader hears it with each of them. */
  readonly header: ReactNode;
  /** What stands in one row, be it one of `rows` or of `totals`. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures that are compared: they stay on one line, one below the other. @default 'start' */
  readonly align?: 'start' | 'end';
  /** The least CSS width, where the content does not decide it. */
  readonly width?: string;
  /** For a column of buttons: the header is announced only. @default false */
  readonly headerHidden?: boolean;
  /** Where in the height of its row it stands; `middle` for what acts on the row. @default 'firstLine' */
  readonly placement?: 'firstLine' | 'middle';
}

/** Where there is no room for its columns: it scrolls in itself, or the cells of a row stand below one another. */
export const tableNarrowLayouts = ['scroll', 'stacked'] as const;

/** One of {@link tableNarrowLayouts}. */
export type TableNarrowLayout = (typeof tableNarrowLayouts)[number];

/** Properties of a table; native ones reach the `<table>`. */
export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table holds; also its name for screen readers. */
  readonly caption: ReactNode;
  /** Where a heading says it already: the caption is announced only. @default false */
  readonly captionHidden?: boolean;
  /** From the one that names the row. */
  readonly columns: readonly TableColumn<Row>[];
  /** In the order they are shown: a table neither sorts nor pages. */
  readonly rows: readonly Row[];
  /** Distinguishes a row from the others. */
  readonly rowId: (row: Row) => string;
  /** What the rows come to, by the same columns: net, tax, sum. The last one weighs most. @default none */
  readonly totals?: readonly Row[];
  /** Under 640 px: `stacked` for words and actions, `scroll` for figures that are compared. @default 'scroll' */
  readonly narrow?: TableNarrowLayout;
}
