import type { LegendItem } from '../chart-frame/ChartLegend.tsx';
import { markOf, type ChartMark } from '../chart-frame/chart-marks.ts';
import type { ChartProjection, ChartSeries } from './time-series-types.ts';

/** As the projection is drawn. */
const projectedMark: ChartMark = { ...markOf(0), dash: '5 4', hatch: 'level' };

/** What has to be distinguished: the series, and what is expected of the first of them. */
export function legendOf(
  series: readonly ChartSeries[],
  projection: ChartProjection | undefined,
): readonly LegendItem[] {
  const drawn = series.map(({ id, name }, index) => ({ id, name, mark: markOf(index) }));
  return projection === undefined || projection.points.length === 0
    ? drawn
    : [...drawn, { id: 'projection', name: projection.label, mark: projectedMark }];
}
