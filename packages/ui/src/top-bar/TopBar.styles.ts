import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  display: flex;
  align-items: center;
  gap: ${theme.space[14]};
  min-height: ${theme.size.topBar};
  padding: ${theme.space[4]} ${theme.space[24]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.canvas};
  ${media.belowMedium} {
    gap: ${theme.space[6]};
    padding-inline: ${theme.space[8]} ${theme.space[14]};
  }

  /* At 400 % a bar that stays would hide half of the page. */
  @media (max-height: 400px) {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

export const Start = styled.div`
  flex: 1;
  min-width: 0;
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[14]};
  ${media.belowMedium} {
    gap: ${theme.space[6]};
  }
`;
