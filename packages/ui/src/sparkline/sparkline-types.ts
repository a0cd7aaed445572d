import type { ComponentProps } from 'react';

/** A line for how something went, bars for how much there was each time. */
export const sparklineKinds = ['line', 'bars'] as const;

/** One of {@link sparklineKinds}. */
export type SparklineKind = (typeof sparklineKinds)[number];

/** Properties of `Sparkline`; native ones reach the root. */
export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Evenly spaced, zero or more, in time's order; `null` where nothing is known: a gap. */
  readonly values: readonly (number | null)[];
  /** What it says, for a screen reader. Leave it out where the words beside it say the same. */
  readonly text?: string | undefined;
  /** A line for how something went, bars for how much there was each time. @default 'line' */
  readonly kind?: SparklineKind;
  /** CSS pixels. @default 96 */
  readonly width?: number;
  /** CSS pixels. @default 24 */
  readonly height?: number;
}
