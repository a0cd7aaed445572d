/** One row of the table twin. */
export interface ChartRow {
  /** As the reader sees them, one for each column. */
  readonly texts: readonly string[];
  /** The same for a machine: the moment or name, then plain numbers; `null` where nothing is known. */
  readonly values: readonly (Date | string | number | null)[];
}

/** The data of a chart as a table, for an export. */
export interface ChartData {
  /** The heads, one for each text of a row. */
  readonly columns: readonly string[];
  /** In the order of the table. */
  readonly rows: readonly ChartRow[];
}

/** The same, with rows that are made when they are looked at. */
export interface ChartRows {
  readonly columns: readonly string[];
  readonly count: number;
  row(index: number): ChartRow;
}

/** Makes every row. */
export function allRows({ columns, count, row }: ChartRows): ChartData {
  return { columns, rows: Array.from({ length: count }, (_, index) => row(index)) };
}
