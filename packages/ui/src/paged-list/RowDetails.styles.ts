import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Expander = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-width: 28px;
  height: 28px;
  margin-inline: -4px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.muted};
  ${asCards} {
    margin-inline: calc(${theme.space[6]} * -1);
    padding-inline: ${theme.space[6]};
  }
  &:hover {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  > svg {
    transition: transform ${theme.motion.press} ease-out;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

/* Where a card has no column of such buttons, the arrow needs its word. */
export const Word = styled.span`
  display: none;
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.label};
  ${asCards} {
    display: inline;
  }
`;

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
  hyphens: manual;
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
