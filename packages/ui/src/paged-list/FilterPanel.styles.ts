import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const FilterName = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  width: 100%;
  min-height: 32px;
  padding-inline: ${theme.space[6]};
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${theme.color.hovered};
  }
  &:active {
    background: ${theme.color.line};
  }
  > svg {
    color: ${theme.color.muted};
  }
`;
