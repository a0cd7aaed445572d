import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const History = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: start;
  & > ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Entry = styled.li`
  display: flex;
  gap: ${theme.space[10]};
  padding: ${theme.space[12]} 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

export const Time = styled.time`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;
