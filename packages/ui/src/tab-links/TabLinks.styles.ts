import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.nav`
  margin-block: -8px -2px;
`;

export const List = styled.ul`
  display: flex;
  gap: ${theme.space[20]};
  margin-inline: -3px;
  padding-inline: 3px;
  overflow-x: auto;
  box-shadow: inset 0 -1px ${theme.color.line};
  scrollbar-width: none;
  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;

export const Tab = styled(Linked)`
  display: flex;
  gap: 7px;
  margin-top: 3px;
  padding: ${theme.space[10]} 0 9px;
  border-bottom: 2px solid transparent;
  color: ${theme.color.muted};
  font-weight: ${theme.weight.nav};
  white-space: nowrap;
  transition: color ${theme.motion.press} ease-out;
  &:hover {
    color: ${theme.color.text};
    border-bottom-color: ${theme.color.control};
  }
  &[aria-current='page'] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.text};
    font-weight: ${theme.weight.label};
  }
  &:focus-visible {
    border-radius: ${theme.radius.badge};
    outline-offset: 0;
  }
  ${media.forcedColors} {
    &[aria-current='page'] {
      border-bottom-color: Highlight;
    }
  }
`;

export const Count = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.body};
  font-variant-numeric: tabular-nums;
`;
