import styled, { css } from 'styled-components';
import { levels } from '../heading/Heading.styles.ts';
import { ScrollRegion } from '../scroll-region/ScrollRegion.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  min-width: 0;
`;

/* Above what scrolls, so that it is always read whole. */
export const Caption = styled.p`
  padding-bottom: ${theme.space[8]};
  overflow-wrap: anywhere;
  ${levels[2]}
`;

/* Room for the ring of the focus around what scrolls. */
const air = theme.space[4];

/* What fades out goes on behind the edge: no figure looks as if it ended there. */
const fading = (side: 'left' | 'right') => css`
  content: '';
  position: absolute;
  inset-block: 0;
  background: linear-gradient(to ${side}, transparent, ${theme.color.surface});
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

export const Frame = styled.div`
  position: relative;
  &:has(> [data-scrolls])::after {
    ${fading('right')}
    inset-inline-end: calc(${air} * -1);
    width: ${theme.space[24]};
  }
`;

export const Region = styled(ScrollRegion)`
  margin: calc(${air} * -1);
  padding: ${air};
`;

/* Names the row, and stays in sight while the others are scrolled. */
const stickyColumn = css`
  [data-scrolls] & {
    position: sticky;
    inset-inline-start: 0;
    background: ${theme.color.surface};
    box-shadow: calc(${air} * -1) 0 ${theme.color.surface};
    &::after {
      ${fading('left')}
      inset-inline-start: 100%;
      width: ${theme.space[12]};
      border-inline-start: 1px solid ${theme.color.line};
    }
    ${media.print} {
      position: static;
      background: none;
      box-shadow: none;
    }
  }
  ${media.belowMedium} {
    min-width: 7rem;
    max-width: 8.5rem;
    overflow-wrap: anywhere;
    --ac-badge-wrap: normal;
  }
`;

const cell = css<{ $end: boolean }>`
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  text-align: start;
  vertical-align: baseline;
  --ac-badge-wrap: nowrap;
  ${({ $end }) =>
    $end &&
    css`
      text-align: end;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    `}
  &:first-child {
    ${stickyColumn}
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
    /* Scrolled to, it stands before what fades. */
    [data-scrolls] & {
      padding-inline-end: ${theme.space[24]};
      ${media.print} {
        padding-inline-end: 0;
      }
    }
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

export const Cell = styled.td<{ $end: boolean; $middle: boolean }>`
  ${cell}
  font-weight: inherit;
  tr:last-child > & {
    border-bottom: 0;
  }
  /* Stands in the first line, and makes it no taller. */
  & button {
    margin-block: -7px;
    vertical-align: middle;
  }
  ${({ $middle }) =>
    $middle &&
    css`
      vertical-align: middle;
      & > * {
        margin-block: -2px;
        vertical-align: middle;
      }
    `}
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

/* The cells of a row below one another, the one that names it first; what heads a column is announced only. */
const stackedCells = css`
  ${media.belowMedium} {
    &,
    & > tbody,
    & > tfoot {
      display: block;
    }
    & > thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & ${Row} {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
      gap: ${theme.space[4]};
      padding-block: ${theme.space[10]};
      border-bottom: 1px solid ${theme.color.line};
    }
    & > :last-child > ${Row}:last-child {
      border-bottom: 0;
    }
    & ${Cell} {
      min-width: 0;
      max-width: 100%;
      padding: 0;
      border: 0;
      text-align: start;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & ${Cell}:empty {
      display: none;
    }
    /* Below the name, which stands behind its icon. */
    & ${Row}:has([data-avatar] > svg) > ${Cell}:not(:first-child) {
      margin-inline-start: calc(18px + ${theme.space[10]});
    }
    & ${Cell}:first-child {
      font-weight: ${theme.weight.label};
    }
    & ${Cell} button {
      margin-block: 0;
    }
  }
`;

export const Content = styled.table<{ $stacked: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${({ $stacked }) => $stacked && stackedCells}
`;
