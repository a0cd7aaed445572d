import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0 0 ${theme.space[6]};
  font-size: ${theme.type.label};
  font-weight: ${theme.weight.heading2};
  line-height: ${theme.type.labelLine};
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
  > input {
    flex: none;
    margin: 0 -4px;
  }
`;

export const Radio = styled.input`
  appearance: none;
  width: 16px;
  height: 16px;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};
  cursor: pointer;
  ${Line} > & {
    margin: 0;
  }
  &:checked {
    border: 5px solid ${theme.color.accent};
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
