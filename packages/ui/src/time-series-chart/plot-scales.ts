import { scaleLinear, scaleTime } from 'd3-scale';
import { knownValue } from './fill-steps.ts';
import type { TimeSeriesChartProps } from './time-series-types.ts';

/** What the places in the drawing follow from. */
export type PlotInput = Pick<
  TimeSeriesChartProps,
  'series' | 'limits' | 'projection' | 'locale' | 'formatValue'
> &
  Required<Pick<TimeSeriesChartProps, 'kind' | 'step' | 'height'>> & { readonly width: number };

const TOP = 26;
/** Two lines: the dates, and the years that begin. */
const BOTTOM = 38;
const LEFT = 2;
/** About the width of one character of an axis label, in CSS pixels. */
export const CHARACTER = 6.3;
const DAY = 86_400_000;

/** Which values there are, with what is expected and the limits. */
function valuesOf({ series, limits = [], projection }: PlotInput): number[] {
  const expected = (projection?.points ?? []).flatMap(({ value, low = value, high = value }) => [low, high]);
  const values = [
    ...series.flatMap(({ points }) => points.map(({ value }) => value)),
    ...expected,
    ...limits.map(({ value }) => value),
  ];
  return values.map(knownValue).filter((value) => value !== null);
}

/**
 * Areas and bars stand on zero: cut, they would say that there is more of it than there is. A line that is far above
 * zero may be cut: the lower half would say nothing.
 */
function groundOf(kind: PlotInput['kind'], low: number, high: number): number {
  return kind === 'line' && high > low && low > (high - low) * 2 ? low - (high - low) * 0.5 : 0;
}

/** The smallest distance between two moments, in milliseconds. */
function closest(dates: readonly number[]): number {
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, date] of dates.entries())
    if (index > 0) distance = Math.min(distance, date - (dates[index - 1] ?? 0));
  return Number.isFinite(distance) && distance > 0 ? distance : DAY;
}

/** Nothing, in the unit that the others are in: "80 GB" → "0 GB". */
const zeroLike = (label: string) => label.replace(/\d[\d.,\s]*\d|\d/, '0');

/** The scales of a drawing and the labels of its value axis. */
export function plotScales(input: PlotInput) {
  const { series, projection, kind, height, width, formatValue } = input;
  const values = valuesOf(input);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const low = values.reduce((least, value) => Math.min(least, value), high);
  const ground = groundOf(kind, low, high);
  const bottom = height - BOTTOM;
  const y = scaleLinear()
    .domain([ground, high > ground ? high : ground + 1])
    .nice(4)
    .range([bottom, TOP]);
  const whole = values.every(Number.isInteger);
  const ticks = y.ticks(4).filter((value) => !whole || Number.isInteger(value));
  const largest = formatValue(ticks.at(-1) ?? 0);
  const labelOf = (value: number) => (value === 0 ? zeroLike(largest) : formatValue(value));
  const valueTicks = ticks.map((value) => ({ value, y: y(value), label: labelOf(value) }));

  const longest = Math.max(0, ...valueTicks.map(({ label }) => label.length));
  const right = Math.max(width - Math.min(longest * CHARACTER + 10, width * 0.55), LEFT + 1);
  const dates = [
    ...new Set(
      [...series.flatMap(({ points }) => points), ...(projection?.points ?? [])].map(({ at }) => +at),
    ),
  ].toSorted((one, other) => one - other);
  const [first = 0, last = first] = [dates[0], dates.at(-1)];
  const room = kind === 'bars' ? closest(dates) : 0;
  const x = scaleTime()
    .domain([first - room / 2, last + room / 2])
    .range([LEFT, right]);
  const slot = kind === 'bars' ? x(first + room) - x(first) : 0;
  return {
    x,
    y,
    valueTicks,
    top: TOP,
    left: LEFT,
    right,
    bottom,
    slot,
    from: new Date(first),
    to: new Date(last),
  };
}

/** What {@link plotScales} answers. */
export type PlotScales = ReturnType<typeof plotScales>;
