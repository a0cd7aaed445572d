import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { rowHovered } from '../theme/row-hovered.ts';
import { theme } from '../theme/theme.ts';

/** The list, and above it what could not be read. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-width: 0;
`;

export const Root = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const line = `
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  padding-inline: 4px;
`;

export const Head = styled.div<{ $hidden: boolean }>`
  ${line}
  position: sticky;
  top: 0;
  z-index: 1;
  height: var(--row-height);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.label};
  ${({ $hidden }) => $hidden && 'height: 0; border: 0; overflow: hidden;'}
`;

/** As high as all rows, so that there is something to scroll. */
export const Range = styled.div`
  position: relative;
`;

/** Stays where rows are seen, while the range passes behind it: a frame that comes late shows rows, never a gap. */
export const Pane = styled.div<{ $headHidden: boolean }>`
  position: sticky;
  top: ${({ $headHidden }) => ($headHidden ? '0' : 'var(--row-height)')};
  overflow: clip;
`;

export const Rows = styled.div`
  position: relative;
`;

export const Row = styled.div`
  ${line}
  border-bottom: 1px solid ${theme.color.line};
  outline-offset: -2px;
  &:hover {
    background: ${rowHovered};
  }
  &[data-last] {
    border-bottom: 0;
  }
  &[data-pressable] {
    cursor: pointer;
    /* What is pressed in it answers by itself. */
    &:active:not([aria-selected='true'], :has(:is(a, button, input):active)) {
      background: ${theme.color.hovered};
    }
  }
  &&[aria-selected='true'] {
    background: ${theme.color.accentSoft};
  }
  /* The focused row, scrolled away: kept, so that the focus is. */
  &[data-away] {
    position: absolute;
    inset-block-start: -1000px;
    inset-inline: 0;
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Empty = styled.div`
  padding: ${theme.space[16]};
`;

export const Cell = styled.div`
  min-width: 0;
  height: 100%;
  padding-inline: ${theme.space[8]};
  line-height: inherit;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  align-content: center;
  &[data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [aria-busy] > &::before {
    content: '';
    display: inline-block;
    width: 60%;
    height: 10px;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.line};
    ${media.forcedColors} {
      background: GrayText;
    }
  }
`;
