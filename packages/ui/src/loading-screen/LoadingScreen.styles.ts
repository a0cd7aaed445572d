import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const appear = keyframes`from { opacity: 0; }`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[16]};
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${theme.space[24]};
  color: ${theme.color.muted};
  animation: ${appear} ${theme.motion.appear} ease-out backwards;
`;

export const Line = styled.output`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
`;
