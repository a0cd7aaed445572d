import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator } from 'react-aria-components/useDragAndDrop';
import styled from 'styled-components';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { rowHovered } from '../theme/row-hovered.ts';
import { theme } from '../theme/theme.ts';
import { frameStyles, handleGivesWay, rowStyles } from './OrderedList.styles.ts';

export const Rows = styled(GridList)`
  ${frameStyles}
  outline: none;
` as typeof GridList;

export const Row = styled(GridListItem)`
  ${rowStyles}
  &:hover {
    background: ${rowHovered};
  }
  /* What is pressed in it answers by itself. */
  &[draggable='true']:active:not(:has(button:active)) {
    background: ${theme.color.hovered};
  }
  &[data-focus-visible] {
    ${focusRingInside}
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;

export const Handle = styled(Button)`
  display: grid;
  place-items: center;
  width: 24px;
  height: 28px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.badge};
  color: ${theme.color.faint};
  cursor: grab;
  &:hover {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &:active {
    background: ${theme.color.line};
  }
  &[data-disabled] {
    opacity: 0;
    cursor: default;
  }
  ${handleGivesWay}
`;

/* A line that takes no room: rows do not move away from what is dragged. */
export const Gap = styled(DropIndicator)`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  height: 0;
  outline: none;
  &[data-drop-target]::before {
    content: '';
    position: absolute;
    inset: -1px 0 auto;
    height: 3px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.accent};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

export const MoveForm = styled.form`
  display: grid;
  gap: ${theme.space[12]};
  width: 216px;
`;
