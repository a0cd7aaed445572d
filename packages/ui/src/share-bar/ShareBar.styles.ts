import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** In CSS pixels. */
export const BAR_HEIGHT = 24;

export const Cursor = styled.div`
  width: 100%;
  min-width: 0;
  border-radius: ${theme.radius.badge};
  touch-action: pan-y;
  /* A drawing that has not yet followed its place is cut, and does not widen the page. */
  overflow-x: clip;
`;

export const Track = styled.svg`
  border-radius: ${theme.radius.badge};
  background: ${theme.color.sunken};
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
  ${media.print} {
    width: 100%;
    height: auto;
    outline: 1px solid #000;
  }
`;

export const Pointed = styled.line`
  stroke: ${theme.color.text};
  stroke-width: 4;
`;
