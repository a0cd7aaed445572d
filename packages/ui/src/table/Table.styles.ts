import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  min-width: 0;
`;

/* Above what scrolls, so that it is always read whole. */
export const Caption = styled.p`
  padding-bottom: ${theme.space[4]};
  font-weight: ${theme.weight.label};
  overflow-wrap: anywhere;
`;

export const Content = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
`;

/* Names the row, and stays in sight while the others are scrolled. */
const staying = css`
  [data-scrolls] & {
    position: sticky;
    inset-inline-start: 0;
    border-inline-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    ${media.print} {
      position: static;
      border-inline-end: 0;
      background: none;
    }
  }
  ${media.belowMedium} {
    min-width: 7rem;
    max-width: 8.5rem;
    overflow-wrap: anywhere;
  }
`;

const cell = css<{ $end: boolean }>`
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  text-align: start;
  vertical-align: baseline;
  ${({ $end }) =>
    $end &&
    css`
      text-align: end;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    `}
  &:first-child {
    ${staying}
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
`;

export const HeadCell = styled.th<{ $end: boolean }>`
  ${cell}
  padding-block: ${theme.space[6]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  font-weight: ${theme.weight.label};
  vertical-align: bottom;
`;

export const Cell = styled.td<{ $end: boolean }>`
  ${cell}
  font-weight: inherit;
  tr:last-child > & {
    border-bottom: 0;
  }
`;

export const Row = styled.tr`
  ${media.print} {
    break-inside: avoid;
  }
`;

/* Under the line stands what the rows above come to; the last is the sum of all. */
export const Totals = styled.tfoot`
  & > :first-child > * {
    border-top: 1px solid ${theme.color.control};
  }
  & > :last-child {
    font-weight: ${theme.weight.heading2};
  }
`;
