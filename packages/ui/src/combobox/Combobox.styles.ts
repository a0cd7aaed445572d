import styled, { css } from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { Trailing } from '../text-field/TextField.styles.ts';
import { theme } from '../theme/theme.ts';

/** The styles of the field, before its list is here and after. */
export const inputStyles = css`
  ${controlStyles}
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: ${theme.space[6]} 36px ${theme.space[6]} ${theme.space[10]};
  text-overflow: ellipsis;
`;

export const Input = styled.input`
  ${inputStyles}
`;

export const Open = styled(Trailing)`
  color: ${theme.color.muted};
`;

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* The last words, for the first thing in line is the drawing. */
  align-items: last baseline;
  gap: ${theme.space[4]} ${theme.space[8]};
  color: ${theme.color.danger};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
