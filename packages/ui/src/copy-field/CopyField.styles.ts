import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
`;

export const Label = styled.span`
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
  font-weight: ${theme.weight.label};
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-height: ${theme.size.control};
  padding: 2px 2px 2px ${theme.space[10]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;
