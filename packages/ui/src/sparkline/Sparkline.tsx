import type { ComponentProps } from 'react';
import { LazyPart } from '../lazy-part/LazyPart.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Root } from './Sparkline.styles.ts';
import { sparklinePart } from './sparkline-part.ts';

/** A line for how something went, bars for how much there was each time. */
export const sparklineKinds = ['line', 'bars'] as const;

/** One of {@link sparklineKinds}. */
export type SparklineKind = (typeof sparklineKinds)[number];

/** Properties of {@link Sparkline}; native ones reach the root. */
export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Evenly spaced, zero or more, in time's order; `null` where nothing is known: a gap. */
  readonly values: readonly (number | null)[];
  /** What it says, for whoever does not see it. Leave it out where the words beside it say the same. */
  readonly text?: string | undefined;
  /** A line for how something went, bars for how much there was each time. @default 'line' */
  readonly kind?: SparklineKind;
  /** CSS pixels. @default 96 */
  readonly width?: number;
  /** CSS pixels. @default 24 */
  readonly height?: number;
}

/**
 * The course of a figure, as large as a word, for tiles and table cells. It has neither axes nor values: the figure
 * stands beside it. The drawing comes in a file of its own into a place that is kept for it.
 *
 * - Do: put it beside the figure whose course it is.
 * - Don't: compare two of them: each fills its own height.
 */
export function Sparkline({
  values,
  text,
  kind = 'line',
  width = 96,
  height = 24,
  style,
  ...props
}: SparklineProps) {
  return (
    <Root {...props} style={{ width, height, ...style }}>
      <LazyPart of={sparklinePart} wanted props={() => ({ values, kind, width, height })} />
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
    </Root>
  );
}
