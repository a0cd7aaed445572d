import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[16]};
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${theme.space[24]};
  color: ${theme.color.muted};
`;

export const Line = styled.output`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
`;
