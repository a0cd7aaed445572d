import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** 24 px to take hold of, around a hairline on the column's edge. */
export const Handle = styled.span`
  position: absolute;
  inset-block: 4px;
  inset-inline-end: -12px;
  z-index: 1;
  width: 24px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset-block: 5px;
    inset-inline-start: 11px;
    width: 1px;
    background: var(--ac-column-edge, ${theme.color.line});
  }
  /* Seen while the header is hovered or focused, and always where nothing hovers. */
  ${media.hovers} {
    tr:not(:hover, :focus-within) > * > &:not([data-dragging])::after {
      background: transparent;
    }
  }
  &:hover::after,
  &:has(:focus-visible)::after,
  &[data-dragging]::after {
    inset-block: -4px;
    inset-inline-start: 10px;
    width: 2px;
    background: ${theme.color.accent};
  }
  ${media.forcedColors} {
    &::after {
      background: CanvasText;
    }
  }
`;

/** Takes the keys and says the width; seen is only the line. */
export const Width = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;
