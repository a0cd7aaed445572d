import styled from 'styled-components';
import { chartInk } from './chart-ink.styles.ts';
import { theme } from '../theme/theme.ts';

/* In the head of a card it is no part of the chart, and has the same inks. */
export const Legend = styled.ul<{ $isInHead: boolean }>`
  ${chartInk}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  margin-top: ${({ $isInHead }) => ($isInHead ? 0 : theme.space[8])};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const LegendEntry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[6]};
  min-width: 0;
  overflow-wrap: anywhere;
`;
