import styled from 'styled-components';
import { chartInk } from '../chart-frame/chart-ink.styles.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.span`
  ${chartInk}
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;

export const Line = styled.path`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

export const Bars = styled.path`
  fill: ${theme.color.accent};
`;

export const Dot = styled.circle`
  fill: ${theme.color.accent};
`;
