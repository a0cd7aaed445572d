import { type Area, isOver } from '../area/area.ts';
import type { ChartStop } from './chart-stops.ts';
import { knownValue } from './fill-steps.ts';
import { type DrawnRun, isIn } from './note-places.ts';
import type { PlotGeometry } from './plot-geometry.ts';

/** What is drawn, and what a tip leaves to be seen. */
export interface TipScene {
  /** That of the whole drawing, in CSS pixels. */
  readonly width: number;
  /** Where the time axis lies, in CSS pixels from the upper edge: a tip stays above it. */
  readonly bottom: number;
  /** The lines, and the bars as faces. What lies below the line of an area may be covered. */
  readonly runs: readonly DrawnRun[];
  /** Where something is named in the drawing. */
  readonly notes: readonly Area[];
}

/** What a tip speaks of, in CSS pixels of the drawing. */
export interface TipTarget {
  /** Its middle, from the left edge. */
  readonly x: number;
  /** The height of its highest value. */
  readonly y: number;
  /** How far it reaches to either side: half of the bars of that day. */
  readonly reach: number;
}

/** Between the tip and what it speaks of, in CSS pixels. */
export const TIP_GAP = 12;
/** Between the tip and other lines. */
const CLEAR = 4;
/** How finely places are tried. */
const STEP = 4;

/** Whether a place covers no line, no bar and no name. */
function isFree({ left, right, top, bottom }: Area, { runs, notes }: TipScene): boolean {
  const box = { left: left - CLEAR, right: right + CLEAR, top: top - CLEAR, bottom: bottom + CLEAR };
  return !runs.some((run) => isIn(box, run)) && !notes.some((note) => isOver(note, box));
}

/** What a tip about a stop speaks of. */
export function tipTarget(
  { at, values, projected, meets }: ChartStop,
  { x, y, left, right, bottom, slot }: PlotGeometry,
): TipTarget {
  const known = [...values, projected?.value, meets?.value].map(knownValue).filter((value) => value !== null);
  return {
    x: Math.min(Math.max(x(at), left), right),
    y: known.length === 0 ? bottom / 2 : Math.min(...known.map(y)),
    reach: slot / 2,
  };
}

/**
 * Where a tip stands: beside what it speaks of, as near to its height as it covers nothing. Where there is no such
 * place, beside it all the same, at the upper edge of the drawing: what stands around the drawing stays to be seen.
 */
export function placeTip(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, reach }: TipTarget,
  scene: TipScene,
): { readonly left: number; readonly top: number } {
  const [before, after] = [x - reach - TIP_GAP - width, x + reach + TIP_GAP];
  const sides = (x > scene.width / 2 ? [before, after] : [after, before]).filter(
    (left) => left >= 0 && left + width <= scene.width,
  );
  const tops = Array.from(
    { length: Math.max(1, Math.floor((scene.bottom - height) / STEP)) },
    (_, at) => at * STEP,
  );
  const near = tops.toSorted(
    (one, other) => Math.abs(one + height / 2 - y) - Math.abs(other + height / 2 - y),
  );
  const free = sides
    .flatMap((left) => near.map((top) => ({ left, right: left + width, top, bottom: top + height })))
    .find((box) => isFree(box, scene));
  if (free) return free;
  return { left: sides[0] ?? 0, top: CLEAR };
}
