import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.kbd`
  display: inline-block;
  flex: none;
  min-width: 20px;
  padding: 1px ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font: ${theme.weight.nav} 0.6875rem / 1rem ${theme.type.family};
  text-align: center;
  white-space: nowrap;
`;
