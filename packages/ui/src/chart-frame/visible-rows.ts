/** Up to so many rows are all on the page. */
const SHORT = 200;

/** Rows on the page around those that are seen come and go by so many. */
const CHUNK = 40;

/** The height of a row in CSS pixels. */
export const ROW_HEIGHT = 26;

/** Which rows of a long table are on the page: those that are seen, and a chunk on either side. */
export function visibleRows(
  count: number,
  scrollTop: number,
  height: number,
): { readonly from: number; readonly to: number } {
  if (count <= SHORT) return { from: 0, to: count };
  const first = Math.floor(scrollTop / ROW_HEIGHT / CHUNK) * CHUNK;
  const seen = Math.ceil(height / ROW_HEIGHT);
  return {
    from: Math.max(0, Math.min(first, count) - CHUNK),
    to: Math.min(count, first + seen + 2 * CHUNK),
  };
}
