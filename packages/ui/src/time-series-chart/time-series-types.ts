import type { ComponentProps } from 'react';
import type { ChartFrameOptions, ChartWords } from '../chart-frame/frame-types.ts';

/** One day, week or month of a series; `null` where nothing is known: a gap in the line, not a zero. */
export interface ChartPoint {
  /** A moment of it, as a rule its beginning; that of the next one is a whole step later. */
  readonly at: Date;
  /** Zero or more; what is below counts as zero. */
  readonly value: number | null;
}

/** What is drawn as one line, or as bars of one pattern. */
export interface ChartSeries {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** In the legend, in the tip and over its column of the table. */
  readonly name: string;
  /** In time's order. */
  readonly points: readonly ChartPoint[];
}

/** Where the first series is expected to go, and how far off that may be. */
export interface ProjectedPoint {
  /** A moment of the day, week or month, as a rule its beginning. */
  readonly at: Date;
  /** What is most likely; what is below zero counts as zero. */
  readonly value: number;
  /** The least that is likely. @default the value */
  readonly low?: number | undefined;
  /** The most that is likely. @default the value */
  readonly high?: number | undefined;
}

/** Drawn dashed after the last point of the first series. */
export interface ChartProjection {
  /** In time's order, after the last point. */
  readonly points: readonly ProjectedPoint[];
  /** In the legend ("At the pace of these months"). */
  readonly label: string;
  /** The day on which it meets a limit: marked in the drawing, named in tip and table. */
  readonly meets?: { readonly at: Date; readonly value: number; readonly label: string } | undefined;
}

/** A line that should not be crossed, named in place, or below the drawing where its name has no room. */
export interface ChartLimit {
  /** In the unit of the series. */
  readonly value: number;
  /** What it is ("90 GB package"). */
  readonly label: string;
}

/** `area` stands on zero, `line` need not, `bars` are counts of a day, week or month and stand on zero. */
export const timeSeriesKinds = ['area', 'line', 'bars'] as const;

/** One of {@link timeSeriesKinds}. */
export type TimeSeriesKind = (typeof timeSeriesKinds)[number];

/** What lies between two points of a series, or between two labels of the axis. */
export const chartSteps = ['day', 'week', 'month', 'year'] as const;

/** One of {@link chartSteps}. */
export type ChartStep = (typeof chartSteps)[number];

/** The words of {@link TimeSeriesChart}. */
export interface TimeSeriesWords extends ChartWords {
  /** Heads the first column of the table ("Month"). */
  readonly date: string;
  /** In place of a value that is not known. */
  readonly noValue?: string;
  /** Marks a value as expected; `low` and `high` where the projection has a range. */
  readonly projected?: (value: string, low?: string, high?: string) => string;
}

/** Properties of {@link TimeSeriesChart}; native ones reach the root. */
export interface TimeSeriesChartProps extends ChartFrameOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** What is shown; the name of the drawing. */
  readonly label: string;
  /** What it says in a sentence, for a screen reader. */
  readonly summary: string;
  /**
   * Up to three can be distinguished at a glance. They share one axis: one unit, one order of
   * magnitude.
   */
  readonly series: readonly ChartSeries[];
  /** With several series only the first has an area. @default 'area' */
  readonly kind?: TimeSeriesKind;
  /** How far apart the points are. Days, weeks or months that are missing between them become gaps. @default 'day' */
  readonly step?: ChartStep;
  /** In the unit of the series; the axis reaches up to them. @default none */
  readonly limits?: readonly ChartLimit[];
  /** Where the first series is expected to go. Left out where it is unknown. */
  readonly projection?: ChartProjection | undefined;
  /** The reader's language (BCP 47): decides on what day weeks begin, and the labels of the time axis. */
  readonly locale: string;
  /** A value with its unit, for axis, tip and table. The axis asks only for round numbers. */
  readonly formatValue: (value: number) => string;
  /** A day, week or month in full, for tip and table. */
  readonly formatDate: (at: Date) => string;
  /** CSS pixels of the drawing; the table takes no more. @default 236 */
  readonly height?: number;
  /** Names of the table and of its tools, and of values that are missing or expected. */
  readonly words: TimeSeriesWords;
}
