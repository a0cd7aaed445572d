import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { labelStyles } from './Field.styles.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
`;

/* A legend is no flex item and brings its own distance. */
export const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  margin-block-end: 5px;
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
`;

/* Farther from the last choice than from one another: they are about all choices. */
export const Below = styled.div`
  display: grid;
  gap: inherit;
  margin-top: 7px;
`;
