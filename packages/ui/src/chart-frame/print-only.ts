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

/** Prints one element of the page and nothing else of it. {@link PrintOnlyStyle} has to be on the page. */
export function printOnly(element: HTMLElement): void {
  element.setAttribute(MARK, '');
  window.addEventListener('afterprint', () => element.removeAttribute(MARK), { once: true });
  window.print();
}
