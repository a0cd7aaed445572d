import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { Space } from '../theme/tokens.ts';

export const Root = styled.div<{ $gap: Space; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
