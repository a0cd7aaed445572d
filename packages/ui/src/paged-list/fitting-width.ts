/**
 * The width at which nothing of a column is broken into lines, in CSS pixels: the table is laid out once as wide as
 * its content would have it, and put back before anything is painted.
 */
export function fittingWidth(header: HTMLElement): number {
  const table = header.closest('table');
  if (table === null) return header.offsetWidth;
  const [ofTable, ofHeader] = [table.style.cssText, header.style.cssText];
  table.style.width = 'max-content';
  table.style.whiteSpace = 'nowrap';
  header.style.width = 'auto';
  header.style.minWidth = '0';
  const width = header.offsetWidth;
  table.style.cssText = ofTable;
  header.style.cssText = ofHeader;
  return width;
}
