import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.dl`
  display: flex;
  flex-direction: column;
`;

const stacked = css`
  grid-template-columns: minmax(0, 1fr);
  & > * {
    padding-block: 0;
  }
`;

export const Row = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[16]};
  padding-block: ${theme.space[6]};
  & > * {
    padding-block: ${theme.space[2]};
  }
  /* A small button behind a value makes its row no higher than the others. */
  & button {
    margin-block: -2px;
  }
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
    ${stacked}
  }
  ${({ $stacked }) => $stacked && stacked}
`;

const small = css`
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Term = styled.dt<{ $stacked: boolean }>`
  color: ${theme.color.muted};
  ${media.belowMedium} {
    ${small}
  }
  ${({ $stacked }) => $stacked && small}
`;

export const Description = styled.dd`
  overflow-wrap: anywhere;
`;
