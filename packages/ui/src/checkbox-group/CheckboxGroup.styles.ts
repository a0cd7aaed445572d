import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Boxes = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[10]} ${theme.space[16]};
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
