import { area, line } from 'd3-shape';
import { barShapes } from './bar-shapes.ts';
import { type DateTicks, dateTicks, type TickWords, tickWords } from './date-ticks.ts';
import { knownValue } from './fill-steps.ts';
import { type DrawnRun, placeNotes } from './note-places.ts';
import { CHARACTER, type PlotInput, type PlotScales, plotScales } from './plot-scales.ts';
import { type Place, runsOf, thinOut } from './thin-out.ts';
import type { ChartPoint, ProjectedPoint } from './time-series-types.ts';

/** About how many CSS pixels a label of the time axis takes, with the room around it. */
const LABEL_ROOM = 62;

const straight = line<Place>(
  ({ x }) => x,
  ({ y }) => y,
);

/** The paths of one series; each is one element, however many points it has. */
export interface SeriesShape {
  readonly id: string;
  readonly line: string | undefined;
  readonly area: string | undefined;
  readonly bars: string | undefined;
}

const placesOf = (points: readonly ChartPoint[], { x, y }: PlotScales): (Place | null)[] =>
  points.map(({ at, value }) => {
    const known = knownValue(value);
    return known === null ? null : { x: x(at), y: y(known) };
  });

function shapeOf(input: PlotInput, scales: PlotScales, index: number): SeriesShape {
  const { id, points } = input.series[index] ?? { id: '', points: [] };
  const places = placesOf(points, scales);
  if (input.kind === 'bars') {
    const known = places.filter((place) => place !== null);
    const room = { slot: scales.slot, index, count: input.series.length, bottom: scales.bottom };
    return { id, line: undefined, area: undefined, bars: barShapes(known, room) };
  }
  const runs = runsOf(places).map(thinOut);
  const ground = area<Place>(
    ({ x }) => x,
    scales.bottom,
    ({ y }) => y,
  );
  const hasArea = input.kind === 'area' && index === 0;
  return {
    id,
    line: runs.map((run) => straight(run)).join(''),
    area: hasArea ? runs.map((run) => ground(run)).join('') : undefined,
    bars: undefined,
  };
}

/** From the last known point of the first series on. */
function outlookOf({ series, projection }: PlotInput, { x, y }: PlotScales) {
  const last = series[0]?.points.findLast(({ value }) => knownValue(value) !== null);
  const points = projection?.points ?? [];
  if (last === undefined || points.length === 0) return undefined;
  const expected: readonly ProjectedPoint[] = [{ at: last.at, value: last.value ?? 0 }, ...points];
  const places = expected.map(({ at, value }): Place => ({ x: x(at), y: y(Math.max(0, value)) }));
  const range = area<ProjectedPoint>(
    ({ at }) => x(at),
    ({ value, low = value }) => y(Math.max(0, low)),
    ({ value, high = value }) => y(Math.max(0, high)),
  );
  return { places, line: straight(places) ?? '', range: range([...expected]) ?? '' };
}

/** What notes must not cover. */
function drawnRuns({ series, kind }: PlotInput, scales: PlotScales): readonly DrawnRun[] {
  const places = series.map(({ points }) => placesOf(points, scales));
  if (kind !== 'bars')
    return places.flatMap((some, index) =>
      runsOf(some).map((run) => ({ places: thinOut(run), isFace: kind === 'area' && index === 0 })),
    );
  const half = scales.slot / 2;
  return places.flat().flatMap((bar) => {
    if (bar === null) return [];
    const top = [bar.x - half, bar.x + half].map((x) => ({ x, y: bar.y }));
    return [{ places: top, isFace: true }];
  });
}

/** A label of the time axis, and where its middle is. */
export interface DateLabel extends TickWords {
  readonly x: number;
}

/** None is cut off at the sides of the drawing. */
function dateLabels(ticks: DateTicks, { locale, width }: PlotInput, { x, left }: PlotScales): DateLabel[] {
  return tickWords(ticks, locale).map((words, index) => {
    const half = (Math.max(words.label.length, words.year?.length ?? 0) * CHARACTER) / 2;
    const middle = x(ticks.ticks[index] ?? 0);
    return { x: Math.max(left + half, Math.min(middle, width - half)), ...words };
  });
}

/** Everything of a drawing that is a number or a path. */
export function plotGeometry(input: PlotInput) {
  const scales = plotScales(input);
  const { from, to, left, right, x, y } = scales;
  const most = Math.max(1, Math.floor((right - left) / LABEL_ROOM));
  const { limits = [], projection } = input;
  const meets = projection?.meets;
  const isSeen = meets !== undefined && meets.at >= from && meets.at <= to;
  const outlook = outlookOf(input, scales);
  const drawn = limits
    .map(({ value, label }) => ({ label, y: y(value) }))
    .toSorted((one, other) => one.y - other.y);
  const meeting = isSeen ? { x: x(meets.at), y: y(meets.value), label: meets.label } : undefined;
  const runs = [...drawnRuns(input, scales), ...(outlook ? [{ places: outlook.places, isFace: false }] : [])];
  const notes = placeNotes(drawn, meeting, { left, right, runs });
  return {
    ...scales,
    shapes: input.series.map((_, index) => shapeOf(input, scales, index)),
    outlook,
    dateTicks: dateLabels(dateTicks(from, to, most, input.step, input.locale), input, scales),
    limits: drawn,
    meets: meeting,
    notes,
    /** What is to be seen beside a tip. */
    tipScene: {
      width: input.width,
      bottom: scales.bottom,
      runs: [
        ...runs.map(({ places, isFace }) => ({ places, isFace: isFace && input.kind === 'bars' })),
        ...drawn.map(({ y: at }) => ({
          places: [left, right].map((end) => ({ x: end, y: at })),
          isFace: false,
        })),
      ],
      notes: notes.filter(({ hasRoom }) => hasRoom).map(({ box }) => box),
    },
  };
}

/** What {@link plotGeometry} answers. */
export type PlotGeometry = ReturnType<typeof plotGeometry>;
