import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: inherit;
  gap: 0 ${theme.space[12]};
  min-height: 28px;
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  hyphens: none;
`;

export const Trace = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;
