/**
 * The width at which nothing of a column is broken into lines, in CSS pixels: the table is laid out once as wide as
 * its content would have it, and put back before anything is painted.
 */
export function fittingWidth(header: HTMLElement): number {
  const table = header.closest('table');
  if (table === null) return header.offsetWidth;
  const { cssText } = header.style;
  table.toggleAttribute('data-fitting', true);
  header.style.width = 'auto';
  header.style.minWidth = '0';
  // With a part of a pixel less, the last word would be broken off.
  const width = Math.ceil(header.getBoundingClientRect().width);
  table.toggleAttribute('data-fitting', false);
  header.style.cssText = cssText;
  return width;
}
