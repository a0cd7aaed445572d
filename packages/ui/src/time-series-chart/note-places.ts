import { type Area, isOver } from '../area/area.ts';
import { CHARACTER } from './plot-scales.ts';
import type { Place } from './thin-out.ts';

/** What is named in the drawing itself. */
export interface PlotNote {
  readonly label: string;
  readonly of: 'limit' | 'meeting';
  readonly box: Area;
  /** From which side its words begin. */
  readonly from: 'left' | 'right';
  /** Whether it lies over nothing else there; otherwise it stands below the drawing. */
  readonly hasRoom: boolean;
}

/** A piece of a line, or the upper edge of a face: what lies below it is drawn as well. */
export interface DrawnRun {
  readonly places: readonly Place[];
  readonly isFace: boolean;
}

/** What is drawn, and what notes must not cover. */
export interface NoteScene {
  readonly left: number;
  readonly right: number;
  readonly runs: readonly DrawnRun[];
}

const LINE = 15;
/** Between the name of a limit and its line. */
const GAP = 3;
/** Around the words of a note, and from its box to what it names. */
const PADDING = 4;
const POINT = 8;

/** The height of a piece at `x`. */
function heightAt(x: number, from: Place, to: Place): number {
  return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** Between which heights a piece of a line runs within two sides; `undefined` where it does not come there. */
export function spanOf(
  { left, right }: Pick<Area, 'left' | 'right'>,
  from: Place,
  to: Place,
): Pick<Area, 'top' | 'bottom'> | undefined {
  const [start, end] = [Math.max(from.x, left), Math.min(to.x, right)];
  if (start > end) return undefined;
  const heights = [heightAt(start, from, to), heightAt(end, from, to)];
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
}

/** Whether a run comes into an area. */
export const isIn = (area: Area, { places, isFace }: DrawnRun): boolean =>
  places.some((place, index) => {
    const span = spanOf(area, places[index - 1] ?? place, place);
    return span !== undefined && span.top < area.bottom && (isFace || span.bottom > area.top);
  });

/** A box of one line that begins at one of its sides. */
function boxAt(from: PlotNote['from'], x: number, top: number, width: number) {
  const sides = from === 'left' ? { left: x, right: x + width } : { left: x - width, right: x };
  return { from, box: { ...sides, top, bottom: top + LINE } };
}

/** Above its line; where another limit is close above, below it, or at the other end. */
function limitPlaces(label: string, y: number, above: number | undefined, { left, right }: NoteScene) {
  const width = label.length * CHARACTER;
  const isClose = above !== undefined && y - above < LINE + GAP;
  if (isClose && y - above >= 2) return [boxAt('left', left, y + GAP, width)];
  return [
    isClose ? boxAt('right', right, y - GAP - LINE, width) : boxAt('left', left, y - GAP - LINE, width),
  ];
}

/** Below the point that it names, or above it: growth comes from below and goes on above. */
function meetingPlaces(label: string, { x, y }: Place, { left, right }: NoteScene) {
  const width = label.length * CHARACTER + 2 * PADDING;
  const [from, edge] = x > (left + right) / 2 ? (['right', x + 6] as const) : (['left', x - 6] as const);
  return [y + POINT, y - POINT - LINE].map((top) => boxAt(from, edge, top, width));
}

/** The notes of a drawing: limits, from the highest on, and the day on which one is reached. */
export function placeNotes(
  limits: readonly { readonly label: string; readonly y: number }[],
  meeting: (Place & { readonly label: string }) | undefined,
  scene: NoteScene,
): readonly PlotNote[] {
  const { left, right, runs } = scene;
  const notes: PlotNote[] = [];
  const isFree = (box: Area): boolean =>
    box.left >= left - PADDING &&
    box.right <= right + 6 &&
    !notes.some((other) => other.hasRoom && isOver(other.box, box)) &&
    !runs.some((run) => isIn(box, run));
  const put = (
    label: string,
    of: PlotNote['of'],
    places: readonly Pick<PlotNote, 'from' | 'box'>[],
  ): void => {
    const free = places.find(({ box }) => isFree(box));
    const place = free ?? places[0];
    if (place) notes.push({ label, of, ...place, hasRoom: free !== undefined });
  };
  for (const [index, { label, y }] of limits.entries())
    put(label, 'limit', limitPlaces(label, y, limits[index - 1]?.y, scene));
  if (meeting) put(meeting.label, 'meeting', meetingPlaces(meeting.label, meeting, scene));
  return notes;
}
