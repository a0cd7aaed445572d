import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media.ts';

const MARK = 'data-print-only';

/** While an element is printed alone, everything that neither holds it nor lies in it is left out. */
export const PrintOnlyStyle = createGlobalStyle`
  ${media.print} {
    body:has([${MARK}]) *:not([${MARK}], [${MARK}] *, :has([${MARK}])) {
      display: none !important;
    }
  }
`;

/**
 * A browser that does not print sends no event; a user who goes on with the page has no dialog
 * before it.
 */
const ends = ['afterprint', 'pointerdown', 'keydown'] as const;

/**
 * Prints one element of the page and nothing else of it. {@link PrintOnlyStyle} has to be on the page.
 *
 * @param onPrinted it is over, whether it was printed or not: the browser does not report that.
 * @returns gives the page back, without a word to `onPrinted`
 */
export function printOnly(element: HTMLElement, onPrinted?: () => void): () => void {
  element.setAttribute(MARK, '');
  const giveBack = (): void => {
    element.removeAttribute(MARK);
    for (const name of ends) window.removeEventListener(name, end, true);
  };
  function end(): void {
    giveBack();
    onPrinted?.();
  }
  for (const name of ends) window.addEventListener(name, end, true);
  window.print();
  return giveBack;
}
