import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  min-width: 0;
`;

export const frameLook = css`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

export const rowLook = css`
  display: grid;
  grid-template-columns: 24px auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[8]};
  min-height: ${theme.size.row};
  padding: ${theme.space[6]} ${theme.space[8]};
  outline: none;
  &:not(:first-of-type) {
    border-top: 1px solid ${theme.color.line};
  }
  ${media.belowMedium} {
    grid-template-columns: 24px auto minmax(0, 1fr);
  }
`;

/** The rows before they can be moved: the same words at the same places. */
export const Still = styled.ol`
  ${frameLook}
`;

export const StillRow = styled.li`
  ${rowLook}
`;

export const StillPosition = styled.span`
  min-width: 28px;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Content = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  ${media.belowMedium} {
    grid-column: 1 / -1;
  }
`;
