import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.dl`
  display: flex;
  flex-direction: column;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[16]};
  padding-block: ${theme.space[8]};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:first-child) {
    border-top: 1px solid ${theme.color.line};
  }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Term = styled.dt`
  color: ${theme.color.muted};
`;

export const Description = styled.dd`
  overflow-wrap: anywhere;
`;
