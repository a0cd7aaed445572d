import { markOf } from '../chart-frame/chart-marks.ts';
import { theme } from '../theme/theme.ts';
import type { ChartStop } from './chart-stops.ts';
import type { PlotGeometry } from './plot-geometry.ts';
import { Dot } from './TimeSeriesChart.styles.ts';
import type { TimeSeriesKind } from './time-series-types.ts';

/** Properties of {@link StopDots}. */
export interface StopDotsProps {
  readonly stop: ChartStop | undefined;
  readonly geometry: PlotGeometry;
  readonly kind: TimeSeriesKind;
}

/** Marks the values that are looked at; otherwise the last ones. Bars need no mark: the cursor's line meets them. */
export function StopDots({ stop, geometry: { x, y }, kind }: StopDotsProps) {
  if (stop === undefined || kind === 'bars') return null;
  const { at, values, projected, meets } = stop;
  const expected = projected?.value ?? meets?.value;
  const marked = expected === undefined ? values : [expected];
  return marked.map(
    (value, place) =>
      value !== null && (
        <Dot
          // One dot a series, in its order.
          key={markOf(place).hatch}
          cx={x(at)}
          cy={y(value)}
          r={3.5}
          style={{ fill: theme.color[markOf(place).ink] }}
        />
      ),
  );
}
