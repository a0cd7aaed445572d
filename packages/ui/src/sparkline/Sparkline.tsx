import { LazyPart } from '../lazy-part/LazyPart.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Root } from './Sparkline.styles.ts';
import { sparklinePart } from './sparkline-part.ts';
import type { SparklineProps } from './sparkline-types.ts';

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
