import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.nav`
  margin-block: -8px 2px;
  box-shadow: inset 0 -1px ${theme.color.line};
  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;

/* The inset makes room for the focus ring, which a scrolling box would cut off. */
export const List = styled.ul`
  display: flex;
  gap: ${theme.space[12]};
  margin-inline: -4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Tab = styled(Linked)`
  position: relative;
  display: flex;
  gap: 7px;
  padding: ${theme.space[6]} ${theme.space[4]} 11px;
  color: ${theme.color.muted};
  font-weight: ${theme.weight.nav};
  white-space: nowrap;
  transition: color ${theme.motion.press} ease-out;
  &::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[4]} 0;
    height: 2px;
  }
  &:hover {
    color: ${theme.color.text};
    &::after {
      background: ${theme.color.control};
    }
  }
  &:active::after {
    background: ${theme.color.text};
  }
  &[aria-current='page'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.label};
    &::after {
      background: ${theme.color.accent};
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.badge};
    ${focusRingInside}
  }
  ${media.forcedColors} {
    &[aria-current='page']::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.body};
  font-variant-numeric: tabular-nums;
`;
