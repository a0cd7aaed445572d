import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Name = styled.code`
  min-width: 0;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Dependants = styled.div`
  padding: ${theme.space[12]} ${theme.space[14]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;
