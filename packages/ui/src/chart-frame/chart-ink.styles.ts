import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { propertyName } from '../theme/theme.ts';
import type { Colors } from '../theme/tokens.ts';

const inks = ['text', 'muted', 'faint', 'accent', 'control', 'warning'] as const;
const papers = ['surface', 'canvas'] as const;

const all = (names: readonly (keyof Colors)[], value: string): string =>
  names.map((name) => `${propertyName('color', name)}: ${value};`).join('\n');

/** On paper, whatever the theme: black on white, so that patterns alone tell series apart. */
export const printInk = css`
  ${media.print} {
    ${all(inks, '#000')}
    ${all(papers, '#fff')}
    ${all(['line'], '#999')}
    ${all(['accentSoft', 'sunken'], '#e4e4e4')}
  }
`;

/** The drawing in the reader's own colours: SVG is not forced into them by the browser. */
export const chartInk = css`
  ${printInk}
  ${media.forcedColors} {
    ${all(inks, 'CanvasText')}
    ${all(papers, 'Canvas')}
    ${all(['line'], 'color-mix(in srgb, CanvasText 30%, Canvas)')}
    ${all(['accentSoft'], 'color-mix(in srgb, CanvasText 10%, Canvas)')}
    ${all(['sunken'], 'Canvas')}
  }
`;
