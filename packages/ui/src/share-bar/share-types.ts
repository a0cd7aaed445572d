import type { ComponentProps } from 'react';
import type { ChartFrameOptions, ChartWords } from '../chart-frame/frame-types.ts';

/** One part of a whole. */
export interface SharePart {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** In the legend and in its row of the table. */
  readonly name: string;
  /** Zero or more; what is below counts as zero. */
  readonly value: number;
}

/** The words of {@link ShareBar}. */
export interface ShareBarWords extends ChartWords {
  /** Heads the columns of the table: what the parts are, their value, their share. */
  readonly part: string;
  readonly value: string;
  readonly share: string;
  /** Names the small parts that are drawn as one ("7 other sources"). The table names each of them. */
  readonly others: (count: number) => string;
}

/** Properties of {@link ShareBar}; native ones reach the root. */
export interface ShareBarProps extends ChartFrameOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** What is divided; the name of the drawing. */
  readonly label: string;
  /** What it says in a sentence, for a screen reader. */
  readonly summary: string;
  /** In the order in which they are to be read, as a rule the largest first. */
  readonly parts: readonly SharePart[];
  /** The whole, where it is more than the parts: the rest of the bar stays empty. @default the sum of the parts */
  readonly whole?: number | undefined;
  /** A value with its unit. */
  readonly formatValue: (value: number) => string;
  /** A share of 0 to 1 as percent. */
  readonly formatShare: (share: number) => string;
  /** Names of the table, its columns and its tools, and of the small parts together. */
  readonly words: ShareBarWords;
}
