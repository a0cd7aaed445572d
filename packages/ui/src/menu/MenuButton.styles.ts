import styled from 'styled-components';
import { Root as ButtonRoot } from '../button/Button.styles.ts';
import type { ButtonSize } from '../button/button-designs.ts';
import { theme } from '../theme/theme.ts';

const edges: Record<ButtonSize, string> = {
  sm: theme.size.controlSmall,
  md: theme.size.control,
  lg: theme.size.controlLarge,
};

export const Trigger = styled(ButtonRoot)`
  &[aria-expanded='true'] {
    background: ${({ $design }) => ($design === 'primary' ? theme.color.accentHover : theme.color.hovered)};
  }
`;

export const IconTrigger = styled(Trigger)`
  flex: none;
  min-width: ${({ $size }) => edges[$size]};
  padding: 0;
`;
