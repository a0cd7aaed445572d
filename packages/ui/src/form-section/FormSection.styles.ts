import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  min-width: 0;
  & + & {
    padding-top: ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
  }
`;

/* A legend is no flex item: floated, it is laid out like any other part. */
export const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
`;

export const Sentence = styled.p`
  max-width: 68ch;
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
`;

export const Fields = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[20]} ${theme.space[16]};
  margin-top: ${theme.space[16]};
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
