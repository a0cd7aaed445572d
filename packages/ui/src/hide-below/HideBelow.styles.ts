import styled from 'styled-components';
import { media } from '../theme/media.ts';

export const Root = styled.div<{ $width: 'medium' | 'wide' }>`
  display: contents;
  ${({ $width }) => ($width === 'medium' ? media.belowMedium : media.belowWide)} {
    display: none;
  }
`;
