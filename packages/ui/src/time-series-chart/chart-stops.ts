import type { ChartRow, ChartRows } from '../chart-frame/chart-data.ts';
import { knownValue } from './fill-steps.ts';
import type {
  ChartProjection,
  ProjectedPoint,
  TimeSeriesChartProps,
  TimeSeriesWords,
} from './time-series-types.ts';

/** A moment that the cursor stops at; a row of the table. */
export interface ChartStop {
  readonly at: Date;
  /** One for each series. */
  readonly values: readonly (number | null)[];
  readonly projected?: ProjectedPoint;
  /** The limit that is reached here. */
  readonly meets?: NonNullable<ChartProjection['meets']>;
}

/** How a stop is put into words. */
export interface StopWords extends Pick<TimeSeriesChartProps, 'formatValue' | 'formatDate'> {
  readonly words: Pick<Required<TimeSeriesWords>, 'date' | 'noValue' | 'projected'>;
}

/** Every moment of which anything is known or expected, in time's order. */
export function stopsOf({
  series,
  projection,
}: Pick<TimeSeriesChartProps, 'series' | 'projection'>): ChartStop[] {
  const moments = new Map<number, (number | null)[]>();
  for (const [place, { points }] of series.entries()) {
    for (const { at, value } of points) {
      const values = moments.get(at.getTime()) ?? Array.from(series, () => null);
      values[place] = knownValue(value);
      moments.set(at.getTime(), values);
    }
  }
  const nothing = Array.from(series, () => null);
  const { points = [], meets } = projection ?? {};
  const stops: ChartStop[] = [...moments].map(([time, values]) => ({ at: new Date(time), values }));
  for (const projected of points) stops.push({ at: projected.at, values: nothing, projected });
  const end = points.at(-1)?.at;
  if (meets !== undefined && end !== undefined && meets.at <= end)
    stops.push({ at: meets.at, values: nothing, meets });
  return stops.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The values of a stop in words, one for each series. What is expected is the first series'. */
export function textsOf(
  { values, projected, meets }: ChartStop,
  { formatValue, words }: StopWords,
): readonly string[] {
  if (meets !== undefined) return values.map((_, place) => (place === 0 ? meets.label : ''));
  if (projected === undefined)
    return values.map((value) => (value === null ? words.noValue : formatValue(value)));
  const [low, high] = [projected.low, projected.high].map((value) =>
    value === undefined ? undefined : formatValue(Math.max(0, value)),
  );
  const expected = words.projected(formatValue(Math.max(0, projected.value)), low, high);
  return values.map((_, place) => (place === 0 ? expected : ''));
}

/** The table twin: the same stops in the same words. */
export function rowsOf(
  stops: readonly ChartStop[],
  names: readonly string[],
  stopWords: StopWords,
): ChartRows {
  const row = (index: number): ChartRow => {
    const stop = stops[index];
    if (stop === undefined) return { texts: [], values: [] };
    const { at, values, projected, meets } = stop;
    const expected = projected?.value ?? meets?.value;
    return {
      texts: [stopWords.formatDate(at), ...textsOf(stop, stopWords)],
      values: [
        at,
        ...(expected === undefined ? values : values.map((_, place) => (place ? null : expected))),
      ],
    };
  };
  return { columns: [stopWords.words.date, ...names], count: stops.length, row };
}
