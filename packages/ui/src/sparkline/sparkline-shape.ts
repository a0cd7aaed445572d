import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { barShapes } from '../time-series-chart/bar-shapes.ts';
import { knownValue } from '../time-series-chart/fill-steps.ts';
import { type Place, runsOf, thinOut } from '../time-series-chart/thin-out.ts';
import type { SparklineProps } from './sparkline-types.ts';

/** Room for the line's width and for the dot at its end, in CSS pixels. */
const EDGE = 3;

const straight = line<Place>(
  ({ x }) => x,
  ({ y }) => y,
);

/** The path of a sparkline, and where its last value lies. Lines use the whole height, bars stand on zero. */
export function sparklineShape({
  values,
  kind,
  width,
  height,
}: Required<Pick<SparklineProps, 'values' | 'kind' | 'width' | 'height'>>) {
  const known = values.map(knownValue);
  const numbers = known.filter((value) => value !== null);
  const high = numbers.reduce((most, value) => Math.max(most, value), 0);
  const low = kind === 'bars' ? 0 : numbers.reduce((least, value) => Math.min(least, value), high);
  const slot = width / Math.max(1, values.length);
  const inset = kind === 'bars' ? slot / 2 : EDGE;
  const y = scaleLinear([low, high], kind === 'bars' ? [height, 1] : [height - EDGE, EDGE]);
  const x = scaleLinear([0, values.length - 1], [inset, width - inset]);
  const places = known.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const drawn = places.filter((place) => place !== null);
  return kind === 'bars'
    ? { path: barShapes(drawn, { slot, index: 0, count: 1, bottom: height }), last: undefined }
    : {
        path: runsOf(places)
          .map((run) => straight(thinOut(run)))
          .join(''),
        last: drawn.at(-1),
      };
}
