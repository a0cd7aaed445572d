import { sparklineShape } from './sparkline-shape.ts';
import { Bars, Dot, Line } from './Sparkline.styles.ts';
import type { SparklineProps } from './sparkline-types.ts';

/** Properties of {@link SparklineDrawing}. */
export type SparklineDrawingProps = Required<Pick<SparklineProps, 'values' | 'kind' | 'width' | 'height'>>;

/** The line or the bars, in a file of their own. */
export function SparklineDrawing({ kind, ...input }: SparklineDrawingProps) {
  const { path, last } = sparklineShape({ kind, ...input });
  const { width, height } = input;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      {kind === 'bars' ? <Bars d={path} /> : <Line d={path} />}
      {last && <Dot cx={last.x} cy={last.y} r={2} />}
    </svg>
  );
}
