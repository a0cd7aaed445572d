import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Moment = styled.time`
  font-variant-numeric: tabular-nums;
  border-radius: ${theme.radius.badge};
  &[tabindex] {
    text-decoration: underline dotted ${theme.color.control};
    text-underline-offset: 3px;
    cursor: help;
  }
`;
