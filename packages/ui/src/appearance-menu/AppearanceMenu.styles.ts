import styled from 'styled-components';
import { Root as ButtonRoot } from '../button/Button.styles.ts';
import { theme } from '../theme/theme.ts';

/* Its ground stands around what is round, which keeps its place. */
export const Trigger = styled(ButtonRoot).attrs({
  $design: 'quaternary',
  $size: 'md',
  $danger: false,
  $fullWidth: false,
  $flush: false,
})`
  flex: none;
  min-height: 0;
  padding: 5px 7px;
  font-weight: ${theme.weight.nav};
  &[data-round] {
    margin: -4px;
    padding: 3px;
    border-radius: 50%;
  }
  &[aria-expanded='true'] {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
`;
