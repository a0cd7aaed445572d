/** Patterns drawn at once: for each of them the primitives library needs a part of a millisecond, at every change. */
export const DRAWN = 100;

/** Which patterns of a long list are drawn. */
export interface PatternWindow {
  /** The place of the first one that is in turn, and the one behind the last. */
  readonly start: number;
  readonly end: number;
  /** The places of those that are drawn, in their order. */
  readonly places: readonly number[];
  /** How many before and behind them are not drawn. */
  readonly earlier: number;
  readonly later: number;
}

/**
 * So many patterns as can be drawn at once, and what is wrong elsewhere, so that it can be mended: at most as many
 * again.
 *
 * @param last the place behind the last one that is in turn
 */
export function patternWindow(
  count: number,
  last: number,
  isWrong: (place: number) => boolean,
): PatternWindow {
  const end = Math.min(count, Math.max(last, DRAWN));
  const start = Math.max(0, end - DRAWN);
  const before: number[] = [];
  const behind: number[] = [];
  for (let place = 0; place < count && before.length + behind.length < DRAWN; place += 1) {
    if (place < start && isWrong(place)) before.push(place);
    if (place >= end && isWrong(place)) behind.push(place);
  }
  const inTurn = Array.from({ length: end - start }, (_, place) => start + place);
  return {
    start,
    end,
    places: [...before, ...inTurn, ...behind],
    earlier: start - before.length,
    later: count - end - behind.length,
  };
}
