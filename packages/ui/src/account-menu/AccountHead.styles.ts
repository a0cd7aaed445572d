import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[6]} ${theme.space[10]} ${theme.space[8]};
`;

export const Name = styled.p`
  font-weight: ${theme.weight.heading2};
  overflow-wrap: anywhere;
`;

export const Fact = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;
