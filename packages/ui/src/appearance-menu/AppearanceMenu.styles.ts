import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Trigger = styled.button<{ $round: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: ${theme.size.controlSmall};
  padding: ${({ $round }) => ($round ? '0' : `${theme.space[6]} ${theme.space[8]}`)};
  border: 0;
  border-radius: ${({ $round }) => ($round ? theme.radius.round : theme.radius.control)};
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  font-weight: ${theme.weight.nav};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    color: ${theme.color.text};
  }
`;
