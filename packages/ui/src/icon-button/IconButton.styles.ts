import styled, { css } from 'styled-components';
import { Root as ButtonRoot } from '../button/Button.styles.ts';
import { theme } from '../theme/theme.ts';
import type { IconButtonSize } from './IconButton.tsx';

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
  ${({ $flush }) => $flush && `margin: calc(${theme.space[4]} * -1);`}
`;
