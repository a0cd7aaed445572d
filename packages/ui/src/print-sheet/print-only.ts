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
 * Prints one element of the page and nothing else of it. {@link PrintOnlyStyle} has to be on the page.
 *
 * @param onPrinted it is over, whether it was printed or not: the browser does not tell.
 */
export function printOnly(element: HTMLElement, onPrinted?: () => void): void {
  element.setAttribute(MARK, '');
  const end = (): void => {
    element.removeAttribute(MARK);
    onPrinted?.();
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}
