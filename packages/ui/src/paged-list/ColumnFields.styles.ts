import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  > label {
    flex: 1;
  }
`;
