/**
 * Rows no one holds: each is made when it is asked for, by its place in the order of the first column. For lists that
 * are too long to be kept.
 */
export interface Crowd<TRow> {
  /** At most {@link CROWD_LIMIT}. */
  readonly size: number;
  rowAt(place: number): TRow;
  /** The same row to look at, good until any other row of this list is asked for: what no caller reads of it is not made. */
  seenAt(place: number): TRow;
  placeOf(id: string): number | undefined;
  /** What to order a column by: a whole number for each place. `undefined` where the order is that of the first column. */
  rankIn(column: string): ((place: number) => number) | undefined;
  /** Where the rows stand that have a text (in small letters) in a column; `undefined`: look at each. */
  placesHaving(column: string, text: string): readonly number[] | undefined;
  /** Whether the free filter finds plain words in the row at a place. */
  finds(words: readonly string[]): (place: number) => boolean;
}

/** So that a rank and a place fit into one number. */
export const CROWD_LIMIT = 2 ** 20;

/** The places in order of a column: numbers are sorted instead of texts. */
export function placesInOrder({ size, rankIn }: Crowd<unknown>, column: string): Uint32Array {
  const places = new Uint32Array(size);
  const rank = rankIn(column);
  // Written as loops: a million calls of a mapper take ten times as long.
  if (rank === undefined) {
    for (let place = 0; place < size; place += 1) places[place] = place;
    return places;
  }
  const keys = new Float64Array(size);
  for (let place = 0; place < size; place += 1) keys[place] = rank(place) * CROWD_LIMIT + place;
  keys.sort();
  for (let index = 0; index < size; index += 1) places[index] = (keys[index] ?? 0) % CROWD_LIMIT;
  return places;
}
