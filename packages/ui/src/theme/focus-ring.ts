import { css } from 'styled-components';
import { media } from './media.ts';
import { theme } from './theme.ts';

const ring = css`
  outline: 2px solid ${theme.color.accent};
  ${media.forcedColors} {
    outline-color: Highlight;
  }
`;

/** Where the focus is. */
export const focusRing = css`
  ${ring}
  outline-offset: 1px;
`;

/** The same inside the edge, for what stands edge to edge or would be cut off around it. */
export const focusRingInside = css`
  ${ring}
  outline-offset: -2px;
`;
