import styled, { css } from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { theme } from '../theme/theme.ts';

/** The styles of words that lead somewhere or do something inside a text. */
export const textLinkStyles = css<{ $quiet: boolean }>`
  /* Alone in a stack, it is no wider than its words. */
  width: fit-content;
  max-width: 100%;
  border-radius: ${theme.radius.badge};
  color: ${({ $quiet }) => ($quiet ? 'inherit' : theme.color.accent)};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : theme.weight.label)};
  text-underline-offset: 3px;
  &:hover {
    color: ${({ $quiet }) => ($quiet ? theme.color.text : theme.color.accentHover)};
    text-decoration: underline;
  }
  &:active {
    color: ${theme.color.text};
    text-decoration-thickness: 2px;
  }
  :where(p, li, dd) > & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

export const Root = styled(Linked)<{ $quiet: boolean }>`
  ${textLinkStyles}
`;
