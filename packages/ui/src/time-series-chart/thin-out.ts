/** A point in the drawing, in CSS pixels. */
export interface Place {
  /** From the left edge of the drawing. */
  readonly x: number;
  /** From its upper edge. */
  readonly y: number;
}

/** Splits a series at its gaps. */
export function runsOf(places: readonly (Place | null)[]): Place[][] {
  const runs: Place[][] = [];
  let isOpen = false;
  for (const place of places) {
    if (place !== null && isOpen) runs.at(-1)?.push(place);
    else if (place !== null) runs.push([place]);
    isOpen = place !== null;
  }
  return runs;
}

/**
 * Of the points within one pixel only four are seen: the first, the lowest, the highest and the last. A drawing of
 * these is the same, however many points there are.
 */
export function thinOut(run: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (let start = 0; start < run.length;) {
    const column = Math.floor(run[start]?.x ?? 0);
    let [end, low, high] = [start, start, start];
    for (; end < run.length && Math.floor(run[end]?.x ?? 0) === column; end += 1) {
      const y = run[end]?.y ?? 0;
      if (y < (run[low]?.y ?? 0)) low = end;
      if (y > (run[high]?.y ?? 0)) high = end;
    }
    const indexes = new Set([start, Math.min(low, high), Math.max(low, high), end - 1]);
    for (const index of indexes) {
      const place = run[index];
      if (place !== undefined) kept.push(place);
    }
    start = end;
  }
  return kept;
}
