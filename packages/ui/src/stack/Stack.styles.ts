import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { Space } from '../theme/tokens.ts';

export const Root = styled.div<{ $gap: Space; $align: 'stretch' | 'start' | 'center' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
