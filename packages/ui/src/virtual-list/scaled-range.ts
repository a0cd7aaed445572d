/** Rows of one height, and the box that is scrolled to reach them. All lengths in CSS pixels. */
export interface RowRange {
  /** Number of all rows, here or not. */
  readonly count: number;
  /** Height of every row; where they differ, of the lowest. */
  readonly rowHeight: number;
  /** Height in which rows are seen. */
  readonly viewport: number;
  /** Height of the box that is scrolled: that of all rows, or less where they would be too high for a browser. */
  readonly height: number;
}

/** Consecutive rows that are in the document. */
export interface RowWindow {
  /** Place of the first of them, from 0. */
  readonly first: number;
  /** The last of them; before `first` where there are no rows. */
  readonly last: number;
  /** Where the first of them begins, from the upper edge of what is seen; not positive. */
  readonly offset: number;
}

/**
 * The highest box that is scrolled. Chromium and Safari end at 33.5 million pixels, Firefox at 17.8; and from 2^24
 * (16.7 million) on, a scroll position is no longer kept to the pixel.
 */
export const highestRange = 16_000_000;

/** The height of the box that is scrolled for so many rows. */
export function rangeHeight(count: number, rowHeight: number): number {
  return Math.min(count * rowHeight, highestRange);
}

function travel({ count, rowHeight, viewport, height }: RowRange): { rows: number; scroll: number } {
  return { rows: Math.max(0, count * rowHeight - viewport), scroll: Math.max(0, height - viewport) };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * How far into the rows a scroll position is. The ends of both meet; between them a scaled box moves the rows faster
 * than the scroll bar.
 */
export function topOfRows(range: RowRange, scrollTop: number): number {
  const { rows, scroll } = travel(range);
  return scroll === 0 ? 0 : (between(0, scrollTop, scroll) / scroll) * rows;
}

/** The scroll position at which the rows are this far in. */
export function scrollTopAt(range: RowRange, top: number): number {
  const { rows, scroll } = travel(range);
  return rows === 0 ? 0 : (between(0, top, rows) / rows) * scroll;
}

/**
 * The rows to draw at a scroll position: those that are seen and `overscan` more on both sides. Their number is the
 * same everywhere, at the ends too.
 */
export function windowAt(range: RowRange, scrollTop: number, overscan: number): RowWindow {
  const { count, rowHeight, viewport } = range;
  const top = topOfRows(range, scrollTop);
  const size = Math.min(count, Math.ceil(viewport / rowHeight) + 1 + 2 * overscan);
  const first = between(0, Math.floor(top / rowHeight) - overscan, count - size);
  return { first, last: first + size - 1, offset: first * rowHeight - top };
}

/** A point of the rows, and where it is seen. */
export interface RowAnchor {
  /** Place of the row it lies in, from 0. */
  readonly index: number;
  /** How far into that row, from 0 to 1. */
  readonly into: number;
  /** In CSS pixels from the upper edge of what is seen. */
  readonly y: number;
}

/**
 * The point that a scroll position holds, however high the rows are: as far down what is seen as the scroll bar is down
 * its way. So both ends of the rows meet both ends of the box.
 */
export function anchorAt({ count, viewport, height }: RowRange, scrollTop: number): RowAnchor {
  const scroll = height - viewport;
  const share = scroll <= 0 ? 0 : between(0, scrollTop, scroll) / scroll;
  const index = Math.min(count - 1, Math.floor(share * count));
  return { index, into: share * count - index, y: share * viewport };
}

/** A scroll position at which the whole row is seen, however high the rows are. */
export function scrollTopOf({ count, viewport, height }: RowRange, index: number): number {
  return count < 2 ? 0 : (index / (count - 1)) * Math.max(0, height - viewport);
}

/** The first row of which something is seen. */
export function firstSeen(range: RowRange, scrollTop: number): number {
  return Math.floor(topOfRows(range, scrollTop) / range.rowHeight);
}

/** The scroll position nearest to the present one at which a whole row is seen. */
export function scrollTopToSee(range: RowRange, scrollTop: number, index: number): number {
  const { rowHeight, viewport } = range;
  const top = topOfRows(range, scrollTop);
  const [start, end] = [index * rowHeight, (index + 1) * rowHeight];
  if (start < top) return scrollTopAt(range, start);
  return end > top + viewport ? scrollTopAt(range, end - viewport) : scrollTop;
}
