import styled from 'styled-components';
import { ground } from './ground.ts';
import { theme } from '../theme/theme.ts';

export const Note = styled.span`
  position: absolute;
  color: ${theme.color.warning};
  font-size: 0.6875rem;
  line-height: 15px;
  white-space: nowrap;
  pointer-events: none;
  padding-inline-end: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
  background: ${ground};
  /* No line of the grid runs through it, or touches it. */
  box-shadow: 0 0 0 2px ${ground};
  &[data-of='meeting'] {
    padding-inline: ${theme.space[4]};
    box-shadow: none;
  }
`;
