import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 15px;
  padding: 17px ${theme.space[12]} ${theme.space[24]};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 34px;
  padding-inline: 9px;
`;

export const Group = styled.div`
  &:not(:first-child) {
    margin-top: 11px;
  }
`;

export const GroupHeading = styled.p`
  padding: 0 ${theme.space[8]} 3px;
  color: ${theme.color.faint};
  font-size: 0.71875rem;
  line-height: 1.25rem;
  font-weight: 560;
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

export const Item = styled(Linked)`
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  min-height: 30px;
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.muted};
  font-weight: ${theme.weight.nav};
  transition: background-color ${theme.motion.press} ease-out;
  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: ${theme.weight.heading2};
  }
  ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ItemLabel = styled.span`
  flex: 1;
  min-width: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  font-variant-numeric: tabular-nums;
`;
