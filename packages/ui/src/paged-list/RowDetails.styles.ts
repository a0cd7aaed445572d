import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Expander = styled.button`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-inline: -4px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.muted};
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

export const Details = styled.tr`
  ${asCards} {
    display: block;
    padding: ${theme.space[12]} ${theme.space[14]};
    /* One card with its row, across the gap between cards. */
    margin-block-start: calc(${theme.space[8]} * -1);
    border: 1px solid ${theme.color.line};
    border-block-start: 0;
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    background: ${theme.color.surface};
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
  [data-wide] & {
    position: sticky;
    inset-inline-start: calc(var(--ac-lead-start) + ${theme.space[12]});
    max-width: calc(100cqi - ${theme.space[48]} * 2);
  }
`;
