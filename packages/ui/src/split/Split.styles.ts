import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div<{ $stretch: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: ${({ $stretch }) => ($stretch ? 'stretch' : 'start')};
  gap: ${theme.space[12]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div<{ $stretch: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  min-width: 0;
  & > :only-child {
    flex: ${({ $stretch }) => ($stretch ? 1 : 'none')};
  }
`;
