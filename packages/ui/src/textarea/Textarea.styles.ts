import styled from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { theme } from '../theme/theme.ts';

export const Box = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  width: 100%;
  min-height: calc(${({ $rows }) => $rows} * ${theme.type.bodyLine} + 14px);
  max-height: 60vh;
  padding: ${theme.space[6]} ${theme.space[10]};
  resize: vertical;
  field-sizing: content;
  /* What is only read is seen whole. */
  &[readonly] {
    max-height: none;
    resize: none;
  }
`;
