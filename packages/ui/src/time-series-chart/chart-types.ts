/** One day or month of a series; `null` where nothing is known: the line has a gap there, not a zero. */
export interface ChartPoint {
  readonly at: Date;
  readonly value: number | null;
}

/** Where the series is expected to go, and how far off that may be. */
export interface ProjectedPoint {
  readonly at: Date;
  readonly value: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** The words of {@link TimeSeriesChart}. */
export interface ChartWords {
  /** Names the table twin. */
  readonly table: string;
  /** Headings of the table. */
  readonly date: string;
  readonly value: string;
  /** In place of a value that is not known. */
  readonly noValue: string;
  /** Marks a value as expected. */
  readonly projected: (value: string) => string;
  readonly showTable: string;
  readonly hideTable: string;
}

/** Properties of {@link TimeSeriesChart}. */
export interface TimeSeriesChartProps {
  /** What is shown. */
  readonly label: string;
  /** The same in a sentence, for whoever does not see it. */
  readonly summary: string;
  /** In time's order. */
  readonly points: readonly ChartPoint[];
  /** @default 'area' */
  readonly kind?: 'area' | 'line';
  /** A line that should not be crossed, named in place. */
  readonly limit?: { readonly value: number; readonly label: string };
  /** Drawn dashed after the last point, with its range. */
  readonly projection?: { readonly points: readonly ProjectedPoint[]; readonly label: string };
  readonly formatValue: (value: number) => string;
  readonly formatDate: (at: Date) => string;
  /** On the axis. @default formatDate */
  readonly formatTick?: (at: Date) => string;
  /** CSS pixels. @default 236 */
  readonly height?: number;
  readonly words: ChartWords;
}
