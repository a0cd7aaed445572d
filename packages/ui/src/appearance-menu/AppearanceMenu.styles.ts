import styled from 'styled-components';
import { Root as ButtonRoot } from '../button/Button.styles.ts';
import { theme } from '../theme/theme.ts';

/* As large as before there was a ground to it: what is round stands over its place on all sides. */
export const Trigger = styled(ButtonRoot).attrs({
  $design: 'quaternary',
  $size: 'md',
  $danger: false,
  $fullWidth: false,
  $flush: false,
})<{ $round: boolean }>`
  flex: none;
  min-height: 0;
  padding: ${({ $round }) => ($round ? '3px' : '5px 7px')};
  ${({ $round }) => $round && 'margin: -4px; border-radius: 50%;'}
  font-weight: ${theme.weight.nav};
  &[aria-expanded='true'] {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
`;
