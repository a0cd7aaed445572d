import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Linked)`
  display: inline-flex;
  align-items: center;
  gap: 11px;
  min-width: 0;
  max-width: 100%;
  border-radius: ${theme.radius.control};
`;

export const Mark = styled.svg`
  & > rect {
    fill: ${theme.color.accent};
  }
  & > path {
    fill: none;
    stroke: ${theme.color.onAccent};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Name = styled.span`
  font-size: 0.875rem;
  font-weight: ${theme.weight.heading2};
  line-height: ${theme.type.labelLine};
`;

export const Detail = styled.span`
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: 0.71875rem;
  line-height: ${theme.type.smallLine};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
