import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[8]};
  min-width: 0;
`;

export const Label = styled.span`
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
  font-weight: ${theme.weight.label};
`;

export const Secret = styled.div`
  padding: ${theme.space[10]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  user-select: all;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};
`;
