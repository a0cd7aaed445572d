import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ChartPoint, ProjectedPoint, TimeSeriesChartProps } from './chart-types.ts';

/** Room for the labels at the ends of the axes, in CSS pixels. */
export const margin = { top: 26, right: 60, bottom: 24, left: 6 } as const;

type Series = Pick<TimeSeriesChartProps, 'points' | 'kind' | 'limit' | 'projection'>;

/** Everything of a chart that is a number: paths, ticks, places. */
export interface ChartGeometry {
  readonly line: string;
  readonly area: string | undefined;
  readonly outlook: string | undefined;
  readonly range: string | undefined;
  readonly valueTicks: readonly { readonly value: number; readonly y: number }[];
  readonly dateTicks: readonly { readonly at: Date; readonly x: number }[];
  readonly limitY: number | undefined;
  readonly bottom: number;
  readonly right: number;
  x(at: Date): number;
  y(value: number): number;
}

const known = ({ value }: ChartPoint): boolean => value !== null;

/** Lays a series out in a box of `width` × `height` CSS pixels. */
export function chartGeometry(
  { points, kind, limit, projection }: Series,
  width: number,
  height: number,
): ChartGeometry {
  const outlook = projection?.points ?? [];
  const values = [
    ...points.flatMap(({ value }) => (value === null ? [] : [value])),
    ...outlook.flatMap(({ value, low, high }) => [low ?? value, high ?? value]),
    ...(limit === undefined ? [] : [limit.value]),
  ];
  const dates = [...points, ...outlook].map(({ at }) => at);
  const right = Math.max(width - margin.right, margin.left + 1);
  const bottom = height - margin.bottom;
  const low = Math.min(...values);
  const high = Math.max(...values);
  // An area stands on zero; where the series is far above it, the lower half would say nothing.
  const floor = low > (high - low) * 2 ? low - (high - low) * 0.5 : 0;
  const y = scaleLinear()
    .domain([floor, high === floor ? floor + 1 : high])
    .nice(4)
    .range([bottom, margin.top]);
  const x = scaleUtc()
    .domain([dates[0] ?? new Date(0), dates.at(-1) ?? new Date(1)])
    .range([margin.left, right]);
  const at = ({ at: moment }: ChartPoint | ProjectedPoint): number => x(moment);

  const last = points.findLast(known);
  const dashed: readonly ProjectedPoint[] =
    last === undefined || last.value === null || outlook.length === 0
      ? []
      : [{ at: last.at, value: last.value }, ...outlook];
  const draw = line<ChartPoint | ProjectedPoint>(at, ({ value }) => y(value ?? 0));
  return {
    line: draw.defined((point) => point.value !== null)([...points]) ?? '',
    area:
      kind === 'line'
        ? undefined
        : (area<ChartPoint>(at, bottom, ({ value }) => y(value ?? 0)).defined(known)([...points]) ??
          undefined),
    outlook: dashed.length === 0 ? undefined : (draw([...dashed]) ?? undefined),
    range:
      dashed.length === 0
        ? undefined
        : (area<ProjectedPoint>(
            at,
            ({ value, low: lowest }) => y(lowest ?? value),
            ({ value, high: highest }) => y(highest ?? value),
          )([...dashed]) ?? undefined),
    valueTicks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    dateTicks: x.ticks(Math.max(2, Math.floor(width / 110))).map((moment) => ({ at: moment, x: x(moment) })),
    limitY: limit === undefined ? undefined : y(limit.value),
    bottom,
    right,
    x,
    y,
  };
}
