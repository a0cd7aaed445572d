import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { Space } from '../theme/tokens.ts';

export const Root = styled.div<{ $columns: number; $least: number | undefined; $gap: Space; $rowGap: Space }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ $rowGap, $gap }) => `${theme.space[$rowGap]} ${theme.space[$gap]}`};
  ${media.belowWide} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  }
  ${media.belowMedium} {
    grid-template-columns: ${({ $least }) =>
      $least === undefined ? 'minmax(0, 1fr)' : `repeat(auto-fit, minmax(min(100%, ${$least}px), 1fr))`};
  }
`;
