/** Up to so many rows are all on the page. */
const SHORT = 200;

/** Rows on the page around those that are seen come and go by so many. */
const CHUNK = 40;

/** The height of a row in CSS pixels, in text of the usual size. */
export const ROW_HEIGHT = 26;

/** The lines around the table. */
const EDGES = 2;

/**
 * How high a table of that many rows may be drawn where a drawing takes `height`. One that scrolls ends in the middle of
 * a row: it shows that there is more.
 */
export function tableHeight(count: number, height: number, rowHeight: number): number {
  if ((count + 1) * rowHeight + EDGES <= height) return height;
  const beyondMiddle = (height - EDGES - rowHeight / 2) % rowHeight;
  return height - beyondMiddle;
}

/** Which rows of a long table are on the page: those that are seen, and a chunk on either side. */
export function visibleRows(
  count: number,
  scrollTop: number,
  height: number,
  rowHeight: number,
): { readonly from: number; readonly to: number } {
  if (count <= SHORT) return { from: 0, to: count };
  const first = Math.floor(scrollTop / rowHeight / CHUNK) * CHUNK;
  const seen = Math.ceil(height / rowHeight);
  return {
    from: Math.max(0, Math.min(first, count) - CHUNK),
    to: Math.min(count, first + seen + 2 * CHUNK),
  };
}
