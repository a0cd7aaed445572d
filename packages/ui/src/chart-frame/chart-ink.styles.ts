import { css } from 'styled-components';
import { inked, printInk } from '../print-sheet/print-ink.styles.ts';
import { media } from '../theme/media.ts';

/** The drawing in the reader's own colors: SVG is not forced into them by the browser. */
export const chartInk = css`
  ${printInk}
  ${media.forcedColors} {
    ${inked(['text', 'muted', 'faint', 'accent', 'control', 'warning'], 'CanvasText')}
    ${inked(['surface', 'canvas'], 'Canvas')}
    ${inked(['line'], 'color-mix(in srgb, CanvasText 30%, Canvas)')}
    ${inked(['accentSoft'], 'color-mix(in srgb, CanvasText 10%, Canvas)')}
    ${inked(['sunken'], 'Canvas')}
  }
`;
