import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Details = styled.tr`
  /* From the name on, as the picture before it leaves it. */
  tr:has([data-avatar]) + & {
    --ac-name-start: calc(1.75rem + ${theme.space[10]});
  }
  tr:has([data-avatar] > svg) + & {
    --ac-name-start: calc(${theme.size.icon} + ${theme.space[10]});
  }
  ${asCards} {
    display: block;
    padding: 0 ${theme.space[14]} ${theme.space[12]};
    /* One card with its row, across the gap between cards. */
    margin-block-start: calc(${theme.space[8]} * -1);
    border: 1px solid ${theme.color.line};
    border-block-start: 0;
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    background: ${theme.color.surface};
    tr:is(:has([data-avatar]), [data-choosing]) + & {
      padding-inline-start: 62px;
      --ac-name-start: 0px;
    }
  }
`;

export const DetailsCell = styled.td<{ $isMargin?: boolean }>`
  padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
  tr:last-child > & {
    border-bottom: 0;
  }
  ${asCards} {
    display: ${({ $isMargin }) => ($isMargin ? 'none' : 'block')};
    padding: 0;
    border: 0;
  }
`;

/** Stays in the frame where the row is wider than it. */
export const Content = styled.div`
  padding-inline-start: var(--ac-name-start, 0);
  [data-wide] & {
    position: sticky;
    inset-inline-start: calc(var(--ac-lead-start) + ${theme.space[12]});
    max-width: calc(100cqi - ${theme.space[48]} * 2);
  }
`;
