import { type ChartGeometry, margin } from './chart-geometry.ts';
import type { TimeSeriesChartProps } from './chart-types.ts';
import {
  AreaShape,
  AxisLabel,
  CursorLine,
  Dot,
  GridLine,
  LimitLabel,
  LimitLine,
  LineShape,
  OutlookShape,
  RangeShape,
} from './TimeSeriesChart.styles.ts';

/** Properties of {@link ChartDrawing}. */
export interface ChartDrawingProps extends Omit<TimeSeriesChartProps, 'height'> {
  readonly geometry: ChartGeometry;
  readonly width: number;
  readonly height: number;
  /** The point that is looked at. */
  readonly stop: { readonly at: Date; readonly value: number | null } | undefined;
}

/** The picture: nothing in it speaks, the words are beside it. */
export function ChartDrawing({
  geometry,
  width,
  height,
  stop,
  points,
  limit,
  formatValue,
  formatDate,
  formatTick = formatDate,
}: ChartDrawingProps) {
  const { bottom, right, x, y, limitY } = geometry;
  const last = points.findLast(({ value }) => value !== null);
  const marked = stop ?? last;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      {geometry.valueTicks.map(({ value, y: place }) => (
        <g key={value}>
          <GridLine x1={margin.left} x2={right} y1={place} y2={place} />
          <AxisLabel x={right + 6} y={place} dominantBaseline="middle">
            {formatValue(value)}
          </AxisLabel>
        </g>
      ))}
      {geometry.dateTicks.map(({ at, x: place }) => (
        <AxisLabel key={at.getTime()} x={place} y={bottom + 16} textAnchor={place < 24 ? 'start' : 'middle'}>
          {formatTick(at)}
        </AxisLabel>
      ))}
      {geometry.area && <AreaShape d={geometry.area} />}
      {geometry.range && <RangeShape d={geometry.range} />}
      {geometry.outlook && <OutlookShape d={geometry.outlook} />}
      <LineShape d={geometry.line} />
      {limit && limitY !== undefined && (
        <>
          <LimitLine x1={margin.left} x2={right} y1={limitY} y2={limitY} />
          <LimitLabel x={margin.left} y={limitY - 6}>
            {limit.label}
          </LimitLabel>
        </>
      )}
      {stop && <CursorLine x1={x(stop.at)} x2={x(stop.at)} y1={margin.top} y2={bottom} />}
      {marked && marked.value !== null && <Dot cx={x(marked.at)} cy={y(marked.value)} r={3.5} />}
    </svg>
  );
}
