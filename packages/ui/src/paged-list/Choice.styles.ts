import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  border: 0;
`;

export const Description = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.body};
  line-height: ${theme.type.smallLine};
`;

export const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 32px;
  padding-inline: ${theme.space[6]};
  margin-inline: calc(${theme.space[6]} * -1);
  border-radius: ${theme.radius.control};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.color.hovered};
  }
  &:active {
    background: ${theme.color.line};
  }
  > input {
    flex: none;
    margin: 0;
  }
  > [type='checkbox'] {
    margin: 0 -4px;
  }
`;
