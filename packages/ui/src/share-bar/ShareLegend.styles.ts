import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 0 ${theme.space[32]};
  margin-top: ${theme.space[8]};
`;

/* Where a long word leaves no room beside it, the figures go below the name. */
export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: baseline;
  gap: 0 ${theme.space[8]};
  padding: ${theme.space[6]} 0;
  border-bottom: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;
  /* What is pointed at in the bar is read here: a bubble over the bar would cover these lines. */
  &[aria-current] {
    background: ${theme.color.hovered};
    box-shadow:
      calc(${theme.space[8]} * -1) 0 ${theme.color.hovered},
      ${theme.space[8]} 0 ${theme.color.hovered};
    font-weight: ${theme.weight.heading2};
  }
`;

export const Name = styled.span`
  display: flex;
  flex: 1 1 0;
  align-items: baseline;
  gap: ${theme.space[8]};
  min-width: min-content;
  max-width: 100%;
  overflow-wrap: break-word;
  > svg {
    flex: none;
    align-self: center;
  }
`;

export const Value = styled.span`
  display: flex;
  gap: ${theme.space[8]};
`;

export const Share = styled.span`
  min-width: 3.25rem;
  color: ${theme.color.muted};
  text-align: end;
`;
