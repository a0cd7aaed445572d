/**
 * The pages worth a button: the ends and those around the current one. `null` stands for a gap; a gap of a
 * single page is that page. Never more than seven, so that the buttons keep their places.
 */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 4), pages - 3);
  const isNearStart = middle === 4;
  const isNearEnd = middle === pages - 3;
  return [1, isNearStart ? 2 : null, middle - 1, middle, middle + 1, isNearEnd ? pages - 1 : null, pages];
}
