import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Root = styled.span<{ $onCard: boolean }>`
  color: ${theme.color.muted};
  ${asCards} {
    /* As high as what is in it: an icon beside the words would add a line of its own to one that runs on. */
    display: ${({ $onCard }) => ($onCard ? 'inline-block' : 'none')};
    max-width: 100%;
  }
`;
