import { memo, useId } from 'react';
import { markOf } from '../chart-frame/chart-marks.ts';
import { HatchFill } from '../chart-frame/HatchFill.tsx';
import { theme } from '../theme/theme.ts';
import {
  AxisLabel,
  Bars,
  Face,
  GridLine,
  LimitLine,
  MeetingPoint,
  OutlookShape,
  RangeFace,
  SeriesLine,
} from './TimeSeriesChart.styles.ts';
import { onPixel } from './on-pixel.ts';
import type { PlotGeometry } from './plot-geometry.ts';

/** Properties of {@link PlotDrawing}. */
export interface PlotDrawingProps {
  readonly geometry: PlotGeometry;
}

/** What does not change while the cursor moves. Nothing in it speaks, the words are beside it. */
export const PlotDrawing = memo(function PlotDrawing({ geometry }: PlotDrawingProps) {
  const id = useId();
  const { valueTicks, dateTicks, shapes, outlook, limits, meets, left, right, bottom } = geometry;
  return (
    <>
      {outlook && <RangeFace d={outlook.range} />}
      {shapes.map(({ id: series, area }) => area && <Face key={series} d={area} />)}
      {valueTicks.map(({ value, y, label }) => (
        <g key={value}>
          <GridLine x1={left} x2={right} y1={onPixel(y)} y2={onPixel(y)} />
          <AxisLabel x={right + 6} y={y} dominantBaseline="middle">
            {label}
          </AxisLabel>
        </g>
      ))}
      {dateTicks.map(({ x, label, year }) => (
        <AxisLabel key={x} y={bottom + 16} textAnchor="middle">
          <tspan x={x}>{label}</tspan>
          {year && (
            <tspan x={x} dy={14}>
              {year}
            </tspan>
          )}
        </AxisLabel>
      ))}
      {limits.map(({ y, label }) => (
        <LimitLine key={label} x1={left} x2={right} y1={onPixel(y)} y2={onPixel(y)} />
      ))}
      {shapes.map(({ id: series, line, bars }, index) => {
        const mark = markOf(index);
        const fill = `${id}-${index}`;
        return (
          <g key={series} style={{ stroke: theme.color[mark.ink] }}>
            {line && <SeriesLine d={line} strokeDasharray={mark.dash} />}
            {bars && (
              <>
                <HatchFill id={fill} mark={mark} />
                <Bars d={bars} fill={`url(#${fill})`} />
              </>
            )}
          </g>
        );
      })}
      {outlook && <OutlookShape d={outlook.line} />}
      {meets && <MeetingPoint cx={meets.x} cy={meets.y} r={4} />}
    </>
  );
});
