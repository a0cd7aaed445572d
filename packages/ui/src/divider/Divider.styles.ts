import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Line = styled.div`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

export const Worded = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  text-align: center;
  overflow-wrap: anywhere;
  &::before,
  &::after {
    content: '';
    flex: 1 0 ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
  }
`;
