import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { propertyName } from '../theme/theme.ts';
import type { Colors } from '../theme/tokens.ts';

/** Gives several colors one value. */
export const inked = (names: readonly (keyof Colors)[], value: string): string =>
  names.map((name) => `${propertyName('color', name)}: ${value};`).join('\n');

/**
 * On paper, whatever the theme: black on white, so that patterns and words alone distinguish
 * things.
 */
export const printInk = css`
  ${media.print} {
    ${inked(['text', 'muted', 'faint', 'accent', 'control', 'warning'], '#000')}
    ${inked(['surface', 'canvas'], '#fff')}
    ${inked(['line'], '#999')}
    ${inked(['accentSoft', 'sunken'], '#e4e4e4')}
  }
`;
