import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  min-width: 0;
  /* Above the rows stands what narrows them, below them a bar while some are chosen. */
  &[data-choose],
  &[data-tools] {
    container: list / inline-size;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[10]};
  }
`;

const outerStyles = css`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/** What stands there without rows. */
export const Empty = styled.div`
  ${outerStyles}
  padding: ${theme.space[16]};
`;

/* The columns are those of the whole list: numbers and buttons stand below one another in every row. */
export const frameStyles = css`
  ${outerStyles}
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto auto;
  [data-choose] & {
    grid-template-columns: auto auto auto minmax(0, 1fr) auto auto;
  }
  ${media.belowMedium} {
    grid-template-columns: auto auto minmax(0, 1fr);
    [data-choose] & {
      grid-template-columns: auto auto minmax(0, 1fr);
    }
  }
`;

const innerRadius = `calc(${theme.radius.card} - 1px)`;

export const rowStyles = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  column-gap: ${theme.space[8]};
  min-height: ${theme.size.row};
  padding: ${theme.space[6]} ${theme.space[8]};
  outline: none;
  & ~ & {
    border-top: 1px solid ${theme.color.line};
  }
  &:first-child {
    border-start-start-radius: ${innerRadius};
    border-start-end-radius: ${innerRadius};
  }
  &:last-child {
    border-end-start-radius: ${innerRadius};
    border-end-end-radius: ${innerRadius};
  }
`;

/** The rows before they can be moved: the same words at the same places. */
export const Still = styled.ol`
  ${frameStyles}
`;

export const StillRow = styled.li`
  ${rowStyles}
`;

/* As wide as the check box. */
export const StillChoice = styled.span`
  width: 1rem;
`;

/** Beside check boxes, a narrow screen has no room for the handle: there, the arrows and the position move a row. */
export const handleGivesWay = css`
  ${media.belowMedium} {
    [data-choose] & {
      display: none;
    }
  }
`;

/* As wide as the handle. */
export const StillHandle = styled.span`
  width: 24px;
  ${handleGivesWay}
`;

export const PositionNumber = styled.span`
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/* The number is where it will be on the button, before its arrow. */
export const StillPosition = styled.span`
  display: grid;
  align-items: center;
  min-height: ${theme.size.controlSmall};
  padding-inline: 10px 30px;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.strong};
`;

export const Content = styled.div`
  min-width: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

/* Where there is room, the arrows and what else the row can do have a column each. */
export const Controls = styled.div`
  display: contents;
  ${media.belowMedium} {
    display: flex;
    grid-column: -2 / -1;
    align-items: center;
    gap: ${theme.space[2]};
    /* The drawing of the first arrow stands below the words, not the edge of its button. */
    margin-inline-start: -7px;
  }
`;

export const Arrows = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
