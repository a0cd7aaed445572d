import styled from 'styled-components';
import { labelLook } from '../field/Field.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 5px;
`;

export const Legend = styled.legend`
  ${labelLook}
  padding: 0;
  margin-block-end: 5px;
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
`;

export const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[8]};
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CardLabel = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${theme.space[10]};
  align-items: start;
  padding: ${theme.space[10]} ${theme.space[12]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.muted};
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 1px;
  }
  &:has([aria-disabled='true']) {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    cursor: default;
  }
  & > svg {
    color: ${theme.color.muted};
  }
`;

export const Radio = styled.input`
  appearance: none;
  width: 1rem;
  height: 1rem;
  margin: 2px 0;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};
  cursor: inherit;
  &:checked {
    border: 0.3125rem solid ${theme.color.accent};
  }
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-weight: ${theme.weight.label};
`;

export const Note = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  hyphens: auto;
`;
