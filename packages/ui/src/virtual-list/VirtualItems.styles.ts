import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  min-width: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`;

/** Stays where items are seen, while the box that is scrolled passes behind it. */
export const Pane = styled.div`
  &[data-part] {
    position: sticky;
    top: 0;
    overflow: clip;
  }
`;

export const Items = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  padding: ${theme.space[8]} ${theme.space[12]};
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  /* The one with the focus, scrolled away: kept, so that the focus is. */
  &[data-away] {
    position: absolute;
    inset-block-start: -1000px;
    inset-inline: 0;
  }
`;
