import { useMemo } from 'react';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartLegend } from '../chart-frame/ChartLegend.tsx';
import { LazyDrawing } from '../chart-frame/LazyDrawing.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { rowsOf, stopsOf } from './chart-stops.ts';
import { fillSteps } from './fill-steps.ts';
import { legendOf } from './legend-of.ts';
import { plotPart } from './plot-part.ts';
import type { TimeSeriesChartProps } from './time-series-types.ts';

/**
 * What happened over time: an area, lines or bars; what is expected dashed with its range and the day it meets a limit;
 * limits and that day named in place, or below where they have no room. Days without a value are gaps, in the drawing
 * and in the table. The drawing comes in a file of its own; where that cannot be fetched, the table stands in its
 * place.
 *
 * - Do: put it into a `ChartCard`; say in `summary` what the drawing says; let a control beside it choose the span.
 * - Don't: draw more than three series, or series of different units, into one chart.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches the drawing, at its last value |
 * | Arrows | go to the value before or after it |
 * | Page up, Page down | go a tenth of the way |
 * | Home, End | go to the first and to the last value |
 * | Esc | puts the cursor away |
 */
export function TimeSeriesChart({
  label,
  summary,
  series,
  kind = 'area',
  step = 'day',
  limits,
  projection,
  locale,
  formatValue,
  formatDate,
  height = 236,
  words: own,
  ...frame
}: TimeSeriesChartProps) {
  const words = useUiWords('timeSeriesChart', own);
  const filled = useMemo(
    () => series.map(({ points, ...one }) => ({ ...one, points: fillSteps(points, step) })),
    [series, step],
  );
  const stops = useMemo(() => stopsOf({ series: filled, projection }), [filled, projection]);
  const legend = legendOf(filled, projection);
  const names = filled.map(({ name }) => name);
  return (
    <ChartFrame
      {...frame}
      isEmpty={stops.every(({ values }) => values.every((value) => value === null))}
      height={height}
      rows={rowsOf(stops, names, { formatValue, formatDate, words })}
      words={words}
      renderDrawing={(showTable) => (
        <>
          <LazyDrawing
            of={plotPart}
            height={height}
            onFailed={showTable}
            props={{
              label,
              summary,
              series: filled,
              stops,
              kind,
              step,
              limits: limits ?? [],
              projection,
              locale,
              formatValue,
              formatDate,
              height,
              words,
            }}
          />
          {legend.length > 1 && <ChartLegend items={legend} of={kind === 'bars' ? 'face' : 'line'} />}
        </>
      )}
    />
  );
}
