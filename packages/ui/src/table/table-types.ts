import type { ComponentProps, ReactNode } from 'react';

/** One column of a table. The first one names the row. */
export interface TableColumn<Row> {
  /** Tells it from the others. */
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures that are compared: they stay on one line, one below the other. @default 'start' */
  readonly align?: 'start' | 'end';
  /** The least CSS width, where the content does not decide it. */
  readonly width?: string;
  /** For a column of buttons: the header is announced only. @default false */
  readonly headerHidden?: boolean;
}

/** Properties of a table; native ones reach the `<table>`. */
export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table holds; also its name for screen readers. */
  readonly caption: ReactNode;
  /** Where a heading says it already: the caption is announced only. @default false */
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Tells a row from the others. */
  readonly rowId: (row: Row) => string;
  /** What the rows come to, by the same columns: net, tax, sum. The last one weighs most. */
  readonly totals?: readonly Row[];
}
