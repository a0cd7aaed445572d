import styled, { css } from 'styled-components';
import { Root as ButtonRoot } from '../button/Button.styles.ts';
import { theme } from '../theme/theme.ts';
import type { IconButtonSize } from './icon-button-sizes.ts';

const edges: Record<IconButtonSize, string> = {
  xs: '24px',
  sm: theme.size.controlSmall,
  md: theme.size.control,
  lg: theme.size.controlLarge,
  xl: theme.size.row,
};

export const Root = styled(ButtonRoot)<{ $edge: IconButtonSize }>`
  flex: none;
  padding: 0;
  ${({ $edge }) => css`
    min-width: ${edges[$edge]};
    min-height: ${edges[$edge]};
  `}
  /* A drawing is no text: what is off may be seen to be off. */
  &[aria-disabled='true']:not([aria-busy='true']) {
    color: ${theme.color.control};
  }
  ${({ $flush }) => $flush && `margin: calc(${theme.space[4]} * -1);`}
`;
