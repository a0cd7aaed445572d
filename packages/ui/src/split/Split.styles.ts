import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { SplitSide } from './split-sides.ts';

const widths: Record<SplitSide, string> = { regular: '300px', wide: '400px' };

export const Root = styled.div<{ $side: SplitSide }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $side }) => widths[$side]};
  align-items: start;
  gap: ${theme.space[12]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div<{ $column: 1 | 2 }>`
  display: flex;
  grid-area: 1 / ${({ $column }) => $column};
  flex-direction: column;
  gap: ${theme.space[12]};
  min-width: 0;
  ${media.belowWide} {
    grid-area: auto;
  }
`;
