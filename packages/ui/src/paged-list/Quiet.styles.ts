import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Root = styled.span<{ $onCard: boolean }>`
  color: ${theme.color.muted};
  ${asCards} {
    display: ${({ $onCard }) => ($onCard ? 'inline' : 'none')};
  }
`;
