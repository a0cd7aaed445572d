import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
