import { useId, useMemo, useState } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import { chartGeometry } from './chart-geometry.ts';
import type { TimeSeriesChartProps } from './chart-types.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Cursor, Root, Tip } from './TimeSeriesChart.styles.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useWidth } from './use-width.ts';

/** Before the page has said how wide the chart is. */
const FIRST_WIDTH = 560;

/**
 * A series over time: a line on its area, the limit named in place, what is expected dashed with its range. Days
 * without a value are gaps. The table twin holds the same values.
 *
 * Keyboard: Tab reaches the chart; arrows move from point to point, Page up and Page down by ten, Home and End to
 * the ends; each value is announced.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, summary, points, projection, formatValue, formatDate, height = 236, words } = props;
  const summaryId = useId();
  const [asTable, setAsTable] = useState(false);
  const { element, width } = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const geometry = useMemo(() => chartGeometry(props, width, height), [props, width, height]);
  const stops = useMemo(
    () => [
      ...points.map(({ at, value }) => ({
        at,
        value,
        text: value === null ? words.noValue : formatValue(value),
      })),
      ...(projection?.points ?? []).map(({ at, value }) => ({
        at,
        value,
        text: words.projected(formatValue(value)),
      })),
    ],
    [points, projection, formatValue, words],
  );
  const { index, last, cursorProps } = useChartCursor(stops.map(({ at }) => geometry.x(at)));
  const stop = index === undefined ? undefined : stops[index];
  const spoken = stop === undefined ? summary : `${formatDate(stop.at)}: ${stop.text}`;
  return (
    <Root>
      <Cursor
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={summaryId}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={index ?? Math.max(last, 0)}
        aria-valuetext={spoken}
        {...cursorProps}
      >
        <ChartDrawing {...props} geometry={geometry} width={width} height={height} stop={stop} />
        {stop && (
          <Tip style={{ left: Math.min(Math.max(geometry.x(stop.at), 70), width - 70) }} aria-hidden>
            <strong>{stop.text}</strong>
            {formatDate(stop.at)}
          </Tip>
        )}
      </Cursor>
      <p id={summaryId} hidden>
        {summary}
      </p>
      <TextButton aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
        {asTable ? words.hideTable : words.showTable}
      </TextButton>
      {asTable && <ChartTable stops={stops} formatDate={formatDate} words={words} />}
    </Root>
  );
}
