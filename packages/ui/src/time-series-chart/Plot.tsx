import { useId, useMemo } from 'react';
import { markOf } from '../chart-frame/chart-marks.ts';
import { useAnnounced } from '../chart-frame/use-announced.ts';
import { useChartCursor } from '../chart-frame/use-chart-cursor.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type ChartStop, type StopWords, textsOf } from './chart-stops.ts';
import { NotesBelow } from './NotesBelow.tsx';
import { nearestStop } from './nearest-stop.ts';
import { onPixel } from './on-pixel.ts';
import { plotGeometry } from './plot-geometry.ts';
import type { PlotInput } from './plot-scales.ts';
import { PlotDrawing } from './PlotDrawing.tsx';
import { PlotNotes } from './PlotNotes.tsx';
import { PlotTip } from './PlotTip.tsx';
import { StopDots } from './StopDots.tsx';
import { Cursor, CursorLine } from './TimeSeriesChart.styles.ts';
import { tipTarget } from './tip-place.ts';

/** Properties of {@link Plot}. */
export interface PlotProps extends Omit<PlotInput, 'width' | 'formatValue'>, StopWords {
  readonly label: string;
  readonly summary: string;
  readonly stops: readonly ChartStop[];
}

/** Before the page has said how wide the chart is. */
const FIRST_WIDTH = 560;

/** The drawing with its cursor. In a file of its own, with the libraries that it is computed by. */
export function Plot({ label, summary, stops, words, formatDate, ...input }: PlotProps) {
  const { series, kind, step, limits, projection, locale, formatValue, height } = input;
  const summaryId = useId();
  const { element, width } = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const geometry = useMemo(
    () =>
      plotGeometry({
        series,
        kind,
        step,
        limits: limits ?? [],
        projection,
        locale,
        formatValue,
        height,
        width,
      }),
    [series, kind, step, limits, projection, locale, formatValue, height, width],
  );
  const { x, top, bottom, notes } = geometry;
  const last = stops.length - 1;
  const lastKnown = stops.findLastIndex(({ values }) => values.some((value) => value !== null));
  const { index, isByKeys, cursorProps } = useChartCursor(
    last,
    (place) => nearestStop(stops, x.invert(place)),
    lastKnown,
  );
  const stop = index === undefined ? undefined : stops[index];
  const entries = (stop === undefined ? [] : textsOf(stop, { formatValue, formatDate, words })).flatMap(
    (text, place) =>
      text === ''
        ? []
        : [series.length > 1 ? { text, name: series[place]?.name, mark: markOf(place) } : { text }],
  );
  const said = entries.map(({ name, text }) => (name === undefined ? text : `${name}: ${text}`)).join('; ');
  const announced = useAnnounced(isByKeys ? said : undefined);
  const at = stop?.at ?? stops[lastKnown]?.at;
  return (
    <>
      <Cursor
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={summaryId}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={index ?? Math.max(lastKnown, 0)}
        aria-valuetext={at && formatDate(at)}
        {...cursorProps}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
          <PlotDrawing geometry={geometry} />
          {stop && <CursorLine x1={onPixel(x(stop.at))} x2={onPixel(x(stop.at))} y1={top} y2={bottom} />}
          <StopDots stop={stop ?? stops[lastKnown]} geometry={geometry} kind={kind} />
        </svg>
        <PlotNotes notes={notes} width={width} />
        {stop && (
          <PlotTip
            target={tipTarget(stop, geometry)}
            scene={geometry.tipScene}
            title={formatDate(stop.at)}
            entries={entries}
            of={kind === 'bars' ? 'face' : 'line'}
          />
        )}
      </Cursor>
      <NotesBelow notes={notes} />
      <p id={summaryId} hidden>
        {summary}
      </p>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </>
  );
}
