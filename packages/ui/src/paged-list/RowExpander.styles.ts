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
  &:active {
    background: ${theme.color.line};
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
