import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Note = styled.span`
  position: absolute;
  color: ${theme.color.warning};
  font-size: 0.6875rem;
  line-height: 15px;
  white-space: nowrap;
  pointer-events: none;
  &[data-of='meeting'] {
    padding-inline: ${theme.space[4]};
    border-radius: ${theme.radius.badge};
    background: ${theme.color.surface};
  }
`;
