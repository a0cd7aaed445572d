import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 'none' : theme.size.content)};
  margin-inline: auto;
  padding: 22px ${theme.space[24]} calc(${theme.space[48]} + var(--ac-toast-room, 0px));
  ${media.belowMedium} {
    padding: ${theme.space[14]} ${theme.space[14]} calc(${theme.space[32]} + var(--ac-toast-room, 0px));
  }
`;
