import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 0 ${theme.space[32]};
  margin-top: ${theme.space[8]};
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 3.25rem;
  align-items: baseline;
  gap: ${theme.space[8]};
  padding: ${theme.space[6]} 0;
  border-bottom: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;
  > svg {
    align-self: center;
  }
  &[data-current] {
    font-weight: ${theme.weight.heading2};
  }
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  text-align: end;
`;

export const Share = styled.span`
  color: ${theme.color.muted};
  text-align: end;
`;
