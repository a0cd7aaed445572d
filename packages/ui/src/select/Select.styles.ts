import styled from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { theme } from '../theme/theme.ts';

export const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  > svg {
    position: absolute;
    inset-inline-end: ${theme.space[10]};
    color: ${theme.color.muted};
    pointer-events: none;
  }
`;

export const Control = styled.select<{ $large: boolean }>`
  ${controlStyles}
  appearance: none;
  width: 100%;
  min-height: ${({ $large }) => ($large ? theme.size.controlLarge : theme.size.control)};
  padding: ${theme.space[6]} 34px ${theme.space[6]} ${theme.space[10]};
  text-overflow: ellipsis;
  cursor: pointer;
  &&:active:not([aria-disabled='true']) {
    background: ${theme.color.line};
    color: ${theme.color.text};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:has(> option[value='']:checked) {
    color: ${theme.color.faint};
  }
  > option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  > option:disabled {
    color: ${theme.color.faint};
  }
`;
