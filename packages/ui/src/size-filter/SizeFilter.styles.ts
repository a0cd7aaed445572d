import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Bounds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const Bound = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: 0;
  ${media.belowMedium} {
    flex-wrap: wrap;
    width: 100%;
  }
`;

export const Words = styled.span`
  overflow-wrap: anywhere;
  ${media.belowMedium} {
    width: 100%;
  }
`;

export const Amount = styled.div`
  width: 96px;
`;

export const Unit = styled.div`
  width: 84px;
`;
